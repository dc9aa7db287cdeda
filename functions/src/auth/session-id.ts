import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { readCookie } from './cookies.ts'

/** 256 random bits in base64url: the value of the session cookie, of which the table stores only a hash. */
export const newSessionId = () => randomBytes(32).toString('base64url')

/** The session id that the browser sent; undefined for anything that cannot be one. */
export function sessionIdOf(event: APIGatewayProxyEventV2): string | undefined {
  const value = readCookie(event, '__Host-session')
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/**
 * SHA-256 of a session id in hexadecimal: the session's key in the table. Of its text, not of the decoded bytes, which
 * several spellings of base64url share.
 */
export const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

const keyOf = (sessionId: string) => Buffer.from(hkdfSync('sha256', sessionId, '', 'porchlight refresh token', 32))

/** Encrypts a refresh token for the table with the session id as its key, which only the browser's cookie holds. */
export function seal(token: string, sessionId: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionId), iv)
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws when it was not sealed with this session id, or changed since. */
export function unseal(sealed: string, sessionId: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sessionId), bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
