import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { readCookie } from './cookies.ts'

/**
 * Returns the session cookie's value: 128 random bits in 22 characters of base64url, and 21 by which the edge recognizes
 * them (infra/edge/api-request.js). The table stores only a hash of it.
 */
export function newSessionId({ stageVariables }: Pick<APIGatewayProxyEventV2, 'stageVariables'>): string {
  const id = randomBytes(16).toString('base64url')
  const key = stageVariables?.sessionKey
  if (!key) throw new Error('The stage variable sessionKey is missing')
  return id + createHmac('sha256', key).update(id).digest('base64url').slice(0, 21)
}

/** Returns undefined for anything invalid. */
export function sessionIdOf(event: APIGatewayProxyEventV2): string | undefined {
  const value = readCookie(event, '__Host-session')
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Returns SHA-256 in hexadecimal. It hashes the text, since several base64url texts decode to the same bytes. */
export const hashOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')

const keyOf = (sessionId: string) => Buffer.from(hkdfSync('sha256', sessionId, '', 'porchlight refresh token', 32))

/** Encrypts a refresh token for the table with the session id as its key, which only the cookie has. */
export function seal(token: string, sessionId: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(sessionId), iv)
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Throws if the text was sealed with another session id or was changed. */
export function unseal(sealed: string, sessionId: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(sessionId), bytes.subarray(0, 12), { authTagLength: 16 })
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
