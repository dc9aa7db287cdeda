import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { noSessionCookies } from '../../auth/cookies.ts'
import { hostedLoginFromEnvironment, logoutAddress } from '../../auth/identity-provider.ts'
import { hashOf, sessionIdOf } from '../../auth/session-id.ts'
import { deleteSession, findSession } from '../../data/people/session-repository.ts'
import { endSignIns } from '../../data/people/user-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { unauthorized } from '../../errors.ts'
import { bearerTokenOf } from '../../http/access.ts'
import { siteOrigin } from '../../http/request.ts'
import { routeHandlerFor } from '../../http/route-handler.ts'

const table = tableFromEnvironment()
const hostedLogin = hostedLoginFromEnvironment()

export const handler = routeHandlerFor(findSessionToEnd)('logout', async ({ body }, { sidHash, sub, site }) => {
  // First, so that an interrupted sign-out can be repeated.
  if (body?.everywhere) await endSignIns(table, sub, new Date())
  await deleteSession(table, sidHash)
  console.info({ signOut: body?.everywhere ? 'everywhere' : 'here', by: sub })
  return { redirectTo: logoutAddress(hostedLogin, site) }
})

/**
 * Ignores groups, so that people can sign out while the user pool is unavailable. Throws `unauthorized` without a
 * session.
 */
async function findSessionToEnd(_access: unknown, event: APIGatewayProxyEventV2) {
  // A call with a bearer token needs no custom header, so its session cookie must be ignored.
  const sessionId = bearerTokenOf(event) === undefined ? sessionIdOf(event) : undefined
  const session = sessionId && (await findSession(table, hashOf(sessionId), Date.now()))
  if (!session) throw unauthorized()
  return { sidHash: hashOf(sessionId), sub: session.sub, site: siteOrigin(event), cookies: noSessionCookies }
}
