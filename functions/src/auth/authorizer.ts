import type { Actor } from '@porchlight/contract/history/history'
import type { RouteName, routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { findStanding, noteSeen } from '../data/people/user-repository.ts'
import type { Table } from '../data/table/table.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { type Authorize, bearerTokenOf } from '../http/access.ts'
import { type Run, routeHandlerFor } from '../http/route-handler.ts'
import { audited } from './audit.ts'
import { sessionIdOf } from './session-id.ts'
import { liveSession, type SessionServices, sessionServicesFromEnvironment } from './sessions.ts'

/** Who calls: a person of the user pool by `sub`, and the groups that count for this call. */
export interface Caller {
  user: Actor
  groups: readonly string[]
  /** Set when the session was renewed just now. */
  cookies?: string[] | undefined
}

export const isAdmin = ({ groups }: Caller) => groups.includes('admins')

/** Gives who calls; somebody has to be signed in. Throws `unauthorized`, `forbidden` and `unavailable`. */
export const authorizer =
  (services: SessionServices): Authorize<Caller> =>
  async (access, event) => {
    const caller = await identify(services, event)
    if (access === 'admin' && !isAdmin(caller)) throw forbidden('Only authorized family members can do this')
    return caller
  }

/** Where a call carries a bearer token, its session cookie is ignored. */
async function identify(services: SessionServices, event: APIGatewayProxyEventV2): Promise<Caller> {
  const token = bearerTokenOf(event)
  if (token !== undefined) {
    const claims = await services.verifier.verifyAccessToken(token)
    // Told in whole seconds: who signed in in the second of the stamp is taken for earlier.
    const user = await admit(services, claims.sub, claims.auth_time * 1000)
    return { user, groups: claims['cognito:groups'] }
  }
  const sessionId = sessionIdOf(event)
  if (!sessionId) throw unauthorized()
  const { sub, groups, createdAt, cookies } = await liveSession(services, sessionId)
  const user = await admit(services, sub, Date.parse(createdAt))
  return { user, groups, cookies }
}

const hourMs = 3_600_000

/**
 * Gives the person, unless that was signed out everywhere, or removed, since (`since` in epoch ms), and notes that they
 * were there. A note that fails is one hour's, and no reason to refuse a call.
 */
async function admit({ table, now }: SessionServices, sub: string, since: number): Promise<Actor> {
  const { actor, signedOutAt, seenAt, isKnown } = await findStanding(table, sub)
  if (since <= signedOutAt) throw unauthorized()
  const hourAgo = now() - hourMs
  if (isKnown && !(seenAt && Date.parse(seenAt) >= hourAgo))
    await noteSeen(table, sub, new Date(now()), new Date(hourAgo)).catch((error: unknown) => {
      console.warn({ notNoted: 'seen', by: sub, message: String(error) })
    })
  return actor
}

/**
 * For a route that is public to most callers: verifier and clients of signing in are made only once a call brings a
 * cookie or a token. They are imported all the same: a dynamic import keeps the bundler from dropping unused parts.
 */
export function authorizeWhenNeeded(table: Table): Authorize<Caller | undefined> {
  let authorize: Authorize<Caller> | undefined
  return async (access, event) => {
    if (access === 'public') return undefined
    if (sessionIdOf(event) === undefined && bearerTokenOf(event) === undefined) throw unauthorized()
    authorize ??= authorizer(sessionServicesFromEnvironment(table))
    return authorize(access, event)
  }
}

type Routes = typeof routes

/** The routes that need a session or an admin. */
export type GuardedRouteName = { [N in RouteName]: Routes[N]['access'] extends 'public' ? never : N }[RouteName]

/**
 * The Lambda of a route that needs somebody signed in, or an admin, as the contract says; `run` learns who calls, and
 * each write leaves a line in the log.
 */
export const guardedHandler = <N extends GuardedRouteName>(table: Table, name: N, run: Run<N, Caller>) =>
  routeHandlerFor(authorizer(sessionServicesFromEnvironment(table)))(name, audited(name, run))
