import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { forbidden, unauthorized } from '../errors.ts'
import type { Authorize } from '../http/access.ts'
import { bearerTokenOf } from '../http/bearer-token.ts'
import { sessionIdOf } from './session-id.ts'
import { liveSession, type SessionServices } from './sessions.ts'

/** Who calls: a person of the user pool by `sub`, and the groups that count for this call. */
export interface Caller {
  user: { id: string }
  groups: readonly string[]
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

/** A bearer token counts alone: a call that carries one borrows nothing from the cookie beside it. */
async function identify(services: SessionServices, event: APIGatewayProxyEventV2): Promise<Caller> {
  const token = bearerTokenOf(event)
  if (token !== undefined) {
    const claims = await services.verifier.verifyAccessToken(token)
    return { user: { id: claims.sub }, groups: claims['cognito:groups'] }
  }
  const sessionId = sessionIdOf(event)
  if (!sessionId) throw unauthorized()
  const { sub, groups } = await liveSession(services, sessionId)
  return { user: { id: sub }, groups }
}
