import type { Actor } from '@porchlight/contract/history/history'
import type { RouteName, routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { findSignInState, recordLastSeen } from '../data/people/user-repository.ts'
import type { Table } from '../data/table/table.ts'
import { forbidden, unauthorized } from '../errors.ts'
import { type Authorize, bearerTokenOf, type CallerContext } from '../http/access.ts'
import { type Run, routeHandlerFor } from '../http/route-handler.ts'
import { audited } from './audit.ts'
import { sessionIdOf } from './session-id.ts'
import { liveSession, type SessionServices, sessionServicesFromEnvironment } from './sessions.ts'

/** `groups` are valid for this call. */
export interface Caller {
  user: Actor
  groups: readonly string[]
  /** Set if this call renewed the session. */
  cookies?: string[] | undefined
}

export const isAdmin = ({ groups }: Caller) => groups.includes('admins')

/** Throws `unauthorized`, `forbidden` and `unavailable`. */
export const authorizer =
  (services: SessionServices): Authorize<Caller> =>
  async (access, event) => {
    const caller = await identify(services, event)
    if (access === 'admin' && !isAdmin(caller)) throw forbidden('Only authorized family members can do this')
    return caller
  }

/** A bearer token takes precedence over the session cookie. */
async function identify(services: SessionServices, event: APIGatewayProxyEventV2): Promise<Caller> {
  const token = bearerTokenOf(event)
  if (token !== undefined) {
    const claims = await services.verifier.verifyAccessToken(token)
    // Tokens have whole seconds: a sign-in in the second of the stamp counts as earlier.
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
 * Records the use unless the person's sign-ins were ended since (`since` in epoch ms). A failure to record it does
 * not refuse the call.
 */
async function admit({ table, now }: SessionServices, sub: string, since: number): Promise<Actor> {
  const { actor, signedOutAt, seenAt, isKnown } = await findSignInState(table, sub)
  if (since <= signedOutAt) throw unauthorized()
  const hourAgo = now() - hourMs
  if (isKnown && !(seenAt && Date.parse(seenAt) >= hourAgo))
    await recordLastSeen(table, sub, new Date(now()), new Date(hourAgo)).catch((error: unknown) => {
      console.warn({ notNoted: 'seen', by: sub, message: String(error) })
    })
  return actor
}

/** A person who calls a public route; perhaps an administrator. */
export interface Visitor extends NonNullable<CallerContext> {
  mayBeSignedIn: boolean
  /** Throws `unauthorized` or `forbidden` for anyone but an administrator; the response is private otherwise. */
  requireAdmin(): Promise<void>
}

/**
 * Accepts everybody. A public route creates sign-in clients only when an administrator is required. Their modules are
 * imported statically, since a dynamic import prevents tree shaking.
 */
export function acceptVisitors(table: Table): Authorize<Visitor> {
  let authorize: Authorize<Caller> | undefined
  return async (_, event) => {
    const visitor: Visitor = {
      mayBeSignedIn: sessionIdOf(event) !== undefined || bearerTokenOf(event) !== undefined,
      async requireAdmin() {
        if (!visitor.mayBeSignedIn) throw unauthorized()
        authorize ??= authorizer(sessionServicesFromEnvironment(table))
        visitor.cookies = (await authorize('admin', event)).cookies
        visitor.readsPrivately = true
      },
    }
    return visitor
  }
}

type Routes = typeof routes

export type GuardedRouteName = { [N in RouteName]: Routes[N]['access'] extends 'public' ? never : N }[RouteName]

/** `run` receives the caller, and each write logs a line. */
export const guardedHandler = <N extends GuardedRouteName>(table: Table, name: N, run: Run<N, Caller>) =>
  routeHandlerFor(authorizer(sessionServicesFromEnvironment(table)))(name, audited(name, run))
