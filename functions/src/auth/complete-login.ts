import { routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import { deleteSession } from '../data/people/session-repository.ts'
import { recordUser } from '../data/people/user-repository.ts'
import { invalidInput, KnownError } from '../errors.ts'
import { beginAttempt, callbackAddress, endAttempt, type LoginAttempt, readAttempt } from './login-attempt.ts'
import { hashOf, newSessionId, sessionIdOf } from './session-id.ts'
import { openSession, type SessionServices } from './sessions.ts'
import { exchangeCode, InvalidGrant } from './token-endpoint.ts'
import type { IdClaims } from './token-verifier.ts'

const signInFailed = () =>
  invalidInput(
    [],
    'This sign-in took too long, was already used or started in another browser, or cookies are blocked. Please sign in again.',
  )

/**
 * Signs a person in under a new session id. The browser's earlier session ends, unless another tab created it during
 * this attempt. Returns the redirect and cookies. Throws `invalid_input` for a state or code of another attempt, and
 * `unavailable`.
 */
export async function completeLogin(services: SessionServices, event: APIGatewayProxyEventV2) {
  const { table, now } = services
  const { code, attempt } = readReturn(event, now())
  const { claims, refreshToken } = await redeem(services, { code, attempt, callback: callbackAddress(event) })
  const endedUpTo = await recordUser(table, userOf(claims), new Date(now()))
  if ((claims.auth_time + 1) * 1000 <= endedUpTo) return requirePassword(services, event, attempt)
  const cookies = await openSession(services, newSessionId(event), { claims, refreshToken })
  console.info({ signIn: 'done', by: claims.sub })
  const before = sessionIdOf(event)
  if (before) await deleteSession(table, hashOf(before), new Date(attempt.startedAt))
  return { location: attempt.returnTo, cookies: [...cookies, endAttempt(attempt.state)] }
}

/**
 * The person's sign-ins were ended after this password was entered. The hosted login's own session lasts an hour and
 * would not ask again, so the redirect requires it to ask.
 */
function requirePassword(
  { provider, now }: SessionServices,
  event: APIGatewayProxyEventV2,
  { state, returnTo }: LoginAttempt,
) {
  const { location, cookies } = beginAttempt(provider, event, { returnTo, now: now() })
  return { location: `${location}&prompt=login`, cookies: [...cookies, endAttempt(state)] }
}

function readReturn(event: APIGatewayProxyEventV2, now: number): { code: string; attempt: LoginAttempt } {
  const { data } = z.safeParse(routes.loginCallback.query, event.queryStringParameters ?? {})
  const attempt = readAttempt(event, data?.state ?? '', now)
  if (!attempt || !data?.code) throw signInFailed()
  return { code: data.code, attempt }
}

async function redeem(
  { provider, verifier }: SessionServices,
  { code, attempt, callback }: { code: string; attempt: LoginAttempt; callback: string },
) {
  try {
    const { idToken, refreshToken } = await exchangeCode(provider, { code, verifier: attempt.verifier, callback })
    if (!refreshToken) throw new Error('The token endpoint gave no refresh token')
    return { claims: await verifier.verifyIdToken(idToken), refreshToken }
  } catch (error) {
    const refused = error instanceof InvalidGrant || (error instanceof KnownError && error.code === 'unauthorized')
    throw refused ? signInFailed() : error
  }
}

const userOf = ({ sub, email, given_name, family_name, image }: IdClaims) => ({
  id: sub,
  email,
  firstName: given_name ?? null,
  lastName: family_name ?? null,
  profileImageUrl: image && /^https:\/\//.test(image) ? image : null,
})
