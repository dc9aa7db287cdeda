import { errorPage } from './authorization-request.ts'
import { type Answer, type Asked, redirect } from './exchange.ts'
import { endHostedSession } from './hosted-session.ts'
import { clientOf, type Pool } from './pool.ts'

/**
 * GET /logout ends the session of the login page and goes to logout_uri, or with a redirect_uri back to the login page.
 * With an address that is not registered nothing is ended.
 */
export function logOut(pool: Pool, asked: Asked): Answer {
  const client = clientOf(pool, asked.query.get('client_id'))
  if (!client) return errorPage(pool, 'Client does not exist.')
  const logoutUri = asked.query.get('logout_uri')
  if (logoutUri !== null) {
    if (!client.logoutUrls.includes(logoutUri)) return errorPage(pool, 'Invalid logout_uri', client)
    return redirect(logoutUri, [endHostedSession(pool, asked)])
  }
  const redirectUri = asked.query.get('redirect_uri')
  if (redirectUri === null) return errorPage(pool, "Required String parameter 'redirect_uri' is not present", client)
  if (!client.callbackUrls.includes(redirectUri)) return errorPage(pool, 'redirect_mismatch', client)
  return redirect(`${pool.origin}/login?${asked.query}`, [endHostedSession(pool, asked)])
}
