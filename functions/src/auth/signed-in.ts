import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { findSession } from '../data/people/session-repository.ts'
import type { Table } from '../data/table/table.ts'
import { unauthorized } from '../errors.ts'
import { bearerTokenOf } from '../http/bearer-token.ts'
import { hashOf, sessionIdOf } from './session-id.ts'
import { siteOrigin } from './site-address.ts'

/**
 * Who wants to leave, and from which site. The groups do not matter for that, so that people can sign out while the
 * user pool is out of reach. Throws `unauthorized` without a session.
 */
export const signedIn = (table: Table) => async (_access: unknown, event: APIGatewayProxyEventV2) => {
  // A bearer token needs no custom header, hence must not bring in the authority of the cookie beside it.
  const sessionId = bearerTokenOf(event) === undefined ? sessionIdOf(event) : undefined
  if (!sessionId || !(await findSession(table, hashOf(sessionId), Date.now()))) throw unauthorized()
  return { sidHash: hashOf(sessionId), site: siteOrigin(event) }
}
