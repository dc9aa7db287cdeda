import { createHash, randomBytes } from 'node:crypto'
import { routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import { siteOrigin } from '../http/request.ts'
import { parseJson } from '../parse-json.ts'
import { clearCookie, readCookie, setCookie } from './cookies.ts'
import type { HostedLogin } from './identity-provider.ts'
import { safeReturnTo } from './return-to.ts'

/** Duration of a sign-in in seconds. */
const lifetime = 600

/** The cookies of all attempts must fit into a request's headers. */
const concurrentAttempts = 4

const attemptSchema = z.object({
  verifier: z.string().check(z.minLength(1)),
  returnTo: z.string(),
  /** Epoch milliseconds. */
  startedAt: z.number(),
})

/** A cookie named after the state stores the attempt until the callback. */
export interface LoginAttempt extends z.infer<typeof attemptSchema> {
  state: string
}

const cookieName = (state: string) => `__Host-login-${state}` as const

/** `location` is the hosted login. */
export function beginAttempt(
  login: HostedLogin,
  event: APIGatewayProxyEventV2,
  { returnTo, now }: { returnTo: string | undefined; now: number },
): { location: string; cookies: string[] } {
  const attempt: LoginAttempt = {
    state: randomBytes(32).toString('base64url'),
    verifier: randomBytes(32).toString('base64url'),
    returnTo: safeReturnTo(returnTo),
    startedAt: now,
  }
  return { location: authorizeAddress(login, attempt, event), cookies: attemptCookies(event, attempt) }
}

/** The callback is on the host that the request came by. */
export const callbackAddress = (event: APIGatewayProxyEventV2) => siteOrigin(event) + routes.loginCallback.path

/** Deletes the oldest attempt if there are too many. */
function attemptCookies(event: APIGatewayProxyEventV2, { state, ...kept }: LoginAttempt): string[] {
  const others = (event.cookies ?? [])
    .flatMap((cookie) => /^__Host-login-([\w-]{43})=/.exec(cookie)?.[1] ?? [])
    .map((other) => ({ other, startedAt: readAttempt(event, other, kept.startedAt)?.startedAt ?? 0 }))
    .toSorted((a, b) => b.startedAt - a.startedAt)
  return [
    setCookie(cookieName(state), Buffer.from(JSON.stringify(kept)).toString('base64url'), lifetime),
    ...others.slice(concurrentAttempts - 1).map(({ other }) => endAttempt(other)),
  ]
}

export const endAttempt = (state: string) => clearCookie(cookieName(state))

/** Returns undefined if this browser has no such attempt or it has expired. */
export function readAttempt(event: APIGatewayProxyEventV2, state: string, now: number): LoginAttempt | undefined {
  const cookie = /^[\w-]{43}$/.test(state) ? readCookie(event, cookieName(state)) : undefined
  const { success, data } = z.safeParse(attemptSchema, parseJson(Buffer.from(cookie ?? '', 'base64url').toString()))
  if (!success) return undefined
  const age = now - data.startedAt
  // Clocks differ by up to a second.
  if (!(age >= -1000 && age < lifetime * 1000)) return undefined
  return { ...data, state, returnTo: safeReturnTo(data.returnTo) }
}

/** PKCE binds the code to this browser (RFC 7636). */
function authorizeAddress(
  { origin, clientId }: HostedLogin,
  attempt: LoginAttempt,
  event: APIGatewayProxyEventV2,
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callbackAddress(event),
    scope: 'openid email profile',
    state: attempt.state,
    code_challenge: createHash('sha256').update(attempt.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return `${origin}/oauth2/authorize?${query}`
}
