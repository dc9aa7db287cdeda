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
import { hashOf, seal, unseal } from './session-id.ts'
import { InvalidGrant, refreshTokens } from './token-endpoint.ts'
import { type IdClaims, type TokenVerifier, tokenVerifier } from './token-verifier.ts'

const day = 86_400_000
/** Since the last renewal and in all; the refresh token lasts longer. */
const [idleMs, maxMs] = [day, 14 * day]
/**
 * After this time the groups are checked again, so a removed administrator loses access within it. The same write
 * renews the session.
 */
const groupsLastMs = 15 * 60_000

/** Returns epoch seconds. */
const endOf = (createdAt: string, now: number) =>
  Math.floor(Math.min(now + idleMs, Date.parse(createdAt) + maxMs) / 1000)

/** `now` returns epoch milliseconds. */
export interface SessionServices {
  table: Table
  provider: IdentityProvider
  verifier: TokenVerifier
  now: () => number
}

type LiveSession = Session & { cookies?: string[] }

/** Only the cookie has the new session id. Returns the cookies. */
export async function openSession(
  { table, now }: Pick<SessionServices, 'table' | 'now'>,
  sessionId: string,
  { claims, refreshToken }: { claims: IdClaims; refreshToken: string },
): Promise<string[]> {
  const time = new Date(now()).toISOString()
  await createSession(table, hashOf(sessionId), {
    ...identityOf(claims),
    sub: claims.sub,
    refreshToken: seal(refreshToken, sessionId),
    checkedAt: time,
    createdAt: time,
    expire: endOf(time, now()),
  })
  return sessionCookies(sessionId, idleMs / 1000)
}

/**
 * Returns the session with groups checked within 15 minutes, and new cookies if they were checked now. Concurrent
 * checks all succeed, since the user pool does not rotate refresh tokens. Throws `unauthorized` and `unavailable`.
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
  const checked = { ...session, ...identityOf(claims), refreshToken, checkedAt, expire }
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

const identityOf = ({ email, 'cognito:groups': groups }: IdClaims) => ({ email, groups })

/** A missing variable stops the Lambda at start. */
export function sessionServicesFromEnvironment(table: Table): SessionServices {
  const provider = identityProviderFromEnvironment()
  return { table, provider, verifier: tokenVerifier(provider), now: () => Date.now() }
}
