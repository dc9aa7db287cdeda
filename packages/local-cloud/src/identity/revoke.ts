import { authenticatedClient } from './client-authentication.ts'
import { type Answer, type Asked, oauthError } from './exchange.ts'
import { hashOf, type Pool } from './pool.ts'

/** POST /oauth2/revoke: ends a refresh token and the access tokens that came of it. An unknown token is no error. */
export function revoke(pool: Pool, asked: Asked): Answer {
  const fields = new URLSearchParams(asked.body)
  const client = authenticatedClient(pool, asked, fields)
  if (!client) return oauthError('invalid_client')
  const token = fields.get('token')
  if (!token) return oauthError('invalid_request')
  // Access and ID tokens are JSON Web Tokens; they end by themselves.
  if (/^eyJ[\w-]*\.[\w-]+\.[\w-]+$/.test(token)) return oauthError('unsupported_token_type')
  const hash = hashOf(token)
  const signIn = pool.store.state.signIns.find(({ tokenHash }) => tokenHash === hash)
  if (signIn && signIn.clientId !== client.id) return oauthError('unauthorized_client')
  if (signIn) {
    pool.store.change((state) => {
      state.signIns = state.signIns.filter((other) => other !== signIn)
    })
  }
  return { status: 200, headers: {}, body: '' }
}
