import {
  createSession,
  deleteSession,
  findSession,
  type Session,
  updateSession,
} from '../data/people/session-repository.ts'
import type { Table } from '../data/table/table.ts'
import { unauthorized } from '../errors.ts'
import { sessionCookies } from './cookies.ts'
import { type IdentityProvider, identityProviderFromEnvironment } from './identity-provider.ts'
import { hashOf, newSessionId, seal, unseal } from './session-id.ts'
import { InvalidGrant, refreshTokens } from './token-endpoint.ts'
import { type IdClaims, type TokenVerifier, tokenVerifier } from './token-verifier.ts'

const day = 86_400_000
/** How long a session lasts after its last renewal, and in all; its refresh token lasts longer. In ms. */
const [idleMs, maxMs] = [day, 14 * day]
/**
 * After so many ms a session's groups are asked for again: a removed admin is out within that time. The session is
 * renewed in the same write, so that no other call writes anything.
 */
const groupsLastMs = 15 * 60_000

/** When a session ends, in epoch seconds. */
const endOf = (createdAt: string, now: number) =>
  Math.floor(Math.min(now + idleMs, Date.parse(createdAt) + maxMs) / 1000)

/** What sessions need; `now` gives epoch milliseconds. */
export interface SessionServices {
  table: Table
  provider: IdentityProvider
  verifier: TokenVerifier
  now: () => number
}

type LiveSession = Session & { cookies?: string[] }

/** Opens a session under a new id, which only its cookie will know; gives the cookies. */
export async function openSession(
  { table, now }: Pick<SessionServices, 'table' | 'now'>,
  claims: IdClaims,
  refreshToken: string,
): Promise<string[]> {
  const sessionId = newSessionId()
  const time = new Date(now()).toISOString()
  await createSession(table, hashOf(sessionId), {
    ...whoIs(claims),
    sub: claims.sub,
    refreshToken: seal(refreshToken, sessionId),
    checkedAt: time,
    createdAt: time,
    expire: endOf(time, now()),
  })
  return sessionCookies(sessionId, idleMs / 1000)
}

/**
 * The session behind a cookie, with groups that were asked for within the last 15 minutes; with the cookies that it
 * goes on with, when they were asked for now. Concurrent checks all
 * succeed: the user pool does not rotate refresh tokens. Throws `unauthorized` and `unavailable`.
 */
export async function liveSession(services: SessionServices, sessionId: string): Promise<LiveSession> {
  const { table, now } = services
  const session = await findSession(table, hashOf(sessionId), now())
  if (!session) throw unauthorized()
  if (now() - Date.parse(session.checkedAt) < groupsLastMs) return session
  return checkGroups(services, sessionId, session)
}

async function checkGroups(services: SessionServices, sessionId: string, session: Session): Promise<LiveSession> {
  const { table, now } = services
  const checkedAt = new Date(now()).toISOString()
  const { claims, refreshToken } = await refresh(services, sessionId, session)
  const expire = endOf(session.createdAt, now())
  const checked = { ...session, ...whoIs(claims), refreshToken, checkedAt, expire }
  if (!(await updateSession(table, hashOf(sessionId), checked))) throw unauthorized()
  return { ...checked, cookies: sessionCookies(sessionId, expire - Math.floor(now() / 1000)) }
}

async function refresh({ table, provider, verifier }: SessionServices, sessionId: string, session: Session) {
  try {
    const { idToken, refreshToken } = await refreshTokens(provider, unseal(session.refreshToken, sessionId))
    const claims = await verifier.verifyIdToken(idToken)
    if (claims.sub !== session.sub) throw unauthorized()
    return { claims, refreshToken: refreshToken ? seal(refreshToken, sessionId) : session.refreshToken }
  } catch (error) {
    if (!(error instanceof InvalidGrant)) throw error
    await deleteSession(table, hashOf(sessionId))
    throw unauthorized()
  }
}

const whoIs = ({ email, 'cognito:groups': groups }: IdClaims) => ({ email, groups })

/** For a Lambda that signs people in or lets them in; a missing variable stops it at its start, by name. */
export function sessionServicesFromEnvironment(table: Table): SessionServices {
  const provider = identityProviderFromEnvironment()
  return { table, provider, verifier: tokenVerifier(provider), now: () => Date.now() }
}
