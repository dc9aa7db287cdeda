import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { parseJson } from '../parse-json.ts'
import { setCookie } from './cookies.ts'
import type { HostedLogin } from './identity-provider.ts'
import { safeReturnTo } from './return-to.ts'

/** How long signing in may take, in seconds. */
const lifetime = 600

const attemptSchema = z.object({
  state: z.string().check(z.minLength(1)),
  verifier: z.string().check(z.minLength(1)),
  returnTo: z.string(),
  /** Epoch seconds. */
  startedAt: z.number(),
})

/** One person's way through the hosted login, kept in a cookie of that browser until it comes back. */
export type LoginAttempt = z.infer<typeof attemptSchema>

/** `now` in epoch milliseconds. */
export const startAttempt = (returnTo: string | undefined, now: number): LoginAttempt => ({
  state: randomBytes(32).toString('base64url'),
  verifier: randomBytes(32).toString('base64url'),
  returnTo: safeReturnTo(returnTo),
  startedAt: Math.floor(now / 1000),
})

export const attemptCookie = (attempt: LoginAttempt) =>
  setCookie('__Host-login', Buffer.from(JSON.stringify(attempt)).toString('base64url'), lifetime)

/** Reads the cookie's value; undefined when there is none, it cannot be read, or its time is over. */
export function readAttempt(cookie: string | undefined, now: number): LoginAttempt | undefined {
  const { success, data } = z.safeParse(attemptSchema, parseJson(Buffer.from(cookie ?? '', 'base64url').toString()))
  if (!success) return undefined
  const age = now / 1000 - data.startedAt
  // One second in the future is accepted: clocks of two machines differ.
  if (!(age >= -1 && age < lifetime)) return undefined
  return { ...data, returnTo: safeReturnTo(data.returnTo) }
}

/** The address of the hosted login for this attempt; PKCE binds the code to this browser (RFC 7636). */
export function authorizeAddress({ origin, clientId }: HostedLogin, attempt: LoginAttempt, callback: string): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: 'openid email profile',
    state: attempt.state,
    code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return `${origin}/oauth2/authorize?${query}`
}
