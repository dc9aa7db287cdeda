import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashOf, newSessionId, seal, unseal } from './session-id.ts'

const token = 'a refresh token'

const event = { stageVariables: { sessionKey: 'key' } }

test('a session id has 128 random bits that only the key can prove, and its hash reveals nothing', () => {
  const ids = Array.from({ length: 100 }, () => newSessionId(event))
  expect(new Set(ids.map((id) => id.slice(0, 22))).size).toBe(100)
  for (const id of ids) {
    expect(Buffer.from(id.slice(0, 22), 'base64url')).toHaveLength(16)
    const proof = createHmac('sha256', 'key').update(id.slice(0, 22)).digest('base64url')
    expect(id.slice(22)).toBe(proof.slice(0, 21))
    expect(hashOf(id)).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('a stage without the key makes no session id', () => {
  expect(() => newSessionId({})).toThrow('sessionKey is missing')
})

test('a refresh token is opened by the session that it was sealed for and by no other', () => {
  const id = newSessionId(event)
  const sealed = seal(token, id)
  expect(unseal(sealed, id)).toBe(token)
  expect(() => unseal(sealed, newSessionId(event))).toThrow()
})

test('sealed twice it looks different, so that nobody sees that it stayed the same', () => {
  const id = newSessionId(event)
  expect(seal(token, id)).not.toBe(seal(token, id))
})

test('a sealed token in which one bit was changed, or that was cut, is not opened', () => {
  const id = newSessionId(event)
  const sealed = Buffer.from(seal(token, id), 'base64')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
    expect(() => unseal(changed.toString('base64'), id)).toThrow()
  }
  for (const length of [0, 12, 27, 28, sealed.length - 1])
    expect(() => unseal(sealed.subarray(0, length).toString('base64'), id)).toThrow()
})
