import { expect, test } from 'vitest'
import { hashOf, newSessionId, seal, unseal } from './session-id.ts'

const token = 'a refresh token'

test('a session id has 256 random bits, and the hash reveals none', () => {
  const ids = Array.from({ length: 100 }, newSessionId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) {
    expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    expect(hashOf(id)).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('only the session for which a refresh token was sealed can unseal it', () => {
  const id = newSessionId()
  const sealed = seal(token, id)
  expect(unseal(sealed, id)).toBe(token)
  expect(() => unseal(sealed, newSessionId())).toThrow()
})

test('sealing a token twice returns different texts, which hides that it is the same', () => {
  const id = newSessionId()
  expect(seal(token, id)).not.toBe(seal(token, id))
})

test('a changed or truncated sealed token cannot be unsealed', () => {
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
