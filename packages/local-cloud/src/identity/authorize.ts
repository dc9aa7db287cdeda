import { type AuthorizationRequest, readAuthorizationRequest } from './authorization-request.ts'
import { type Answer, type Asked, redirect, withParameters } from './exchange.ts'
import { hostedSessionOf } from './hosted-session.ts'
import type { Pool } from './pool.ts'
import type { User } from './state.ts'

/** GET /oauth2/authorize: on to the login page, or straight back with a code for those who are signed in there. */
export function authorize(pool: Pool, asked: Asked): Answer {
  const read = readAuthorizationRequest(pool, asked.query)
  if ('refusal' in read) return read.refusal
  const session = hostedSessionOf(pool, asked)
  const prompt = asked.query.get('prompt')
  if (session && prompt !== 'login') return grantCode(pool, read.request, session)
  if (prompt === 'none') {
    const { redirectUri, state } = read.request
    return redirect(withParameters(redirectUri, { error: 'login_required', state }))
  }
  return redirect(`${pool.origin}/login?${asked.query}`)
}

/** Sends the browser back to the client with a new code. */
export function grantCode(
  { codes }: Pool,
  { client, redirectUri, scopes, state, nonce, challenge }: AuthorizationRequest,
  { user, authTime, cookies }: { user: User; authTime: number; cookies?: string[] },
): Answer {
  const code = codes.write({ sub: user.sub, clientId: client.id, scopes, authTime, redirectUri, challenge, nonce })
  return redirect(withParameters(redirectUri, { code, state }), cookies)
}
