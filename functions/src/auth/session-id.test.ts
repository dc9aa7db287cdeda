import { expect, test } from 'vitest'
import { hashOf, newSessionId, seal, unseal } from './session-id.ts'

const token = 'a refresh token'

test('a session id is 256 random bits, of which the hash tells nothing', () => {
  const ids = Array.from({ length: 100 }, newSessionId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) {
    expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    expect(hashOf(id)).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('a refresh token is opened by the session that it was sealed for and by no other', () => {
  const id = newSessionId()
  const sealed = seal(token, id)
  expect(unseal(sealed, id)).toBe(token)
  expect(() => unseal(sealed, newSessionId())).toThrow()
})

test('sealed twice it looks different, so that nobody sees that it stayed the same', () => {
  const id = newSessionId()
  expect(seal(token, id)).not.toBe(seal(token, id))
})

test('a sealed token in which one bit was changed, or that was cut, is not opened', () => {
  const id = newSessionId()
  const sealed = Buffer.from(seal(token, id), 'base64')
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(sealed.readUInt8(at) ^ 1, at)
    expect(() => unseal(changed.toString('base64'), id)).toThrow()
  }
  for (const length of [0, 12, 27, 28, sealed.length - 1])
    expect(() => unseal(sealed.subarray(0, length).toString('base64'), id)).toThrow()
})
