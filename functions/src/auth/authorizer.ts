import type { Actor } from '@porchlight/contract/history'
import type { RouteName, routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { findStanding } from '../data/people/user-repository.ts'
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
    const user = await refuseEnded(services, claims.sub, claims.auth_time * 1000)
    return { user, groups: claims['cognito:groups'] }
  }
  const sessionId = sessionIdOf(event)
  if (!sessionId) throw unauthorized()
  const { sub, groups, createdAt, cookies } = await liveSession(services, sessionId)
  const user = await refuseEnded(services, sub, Date.parse(createdAt))
  return { user, groups, cookies }
}

/**
 * Gives the person, unless that was signed out everywhere, or removed, since (`npm run people`): `since` in epoch ms.
 */
async function refuseEnded({ table }: SessionServices, sub: string, since: number): Promise<Actor> {
  const { actor, signedOutAt } = await findStanding(table, sub)
  if (since <= signedOutAt) throw unauthorized()
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
