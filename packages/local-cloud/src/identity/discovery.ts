import { type Answer, json } from './exchange.ts'
import type { Pool } from './pool.ts'
import { issuerOf } from './settings.ts'

/** GET /<poolId>/.well-known/jwks.json */
export function jwks({ keys }: Pool): Answer {
  return json(200, keys.jwks)
}

/** GET /<poolId>/.well-known/openid-configuration: Cognito's issuer, and addresses on this machine. */
export function openidConfiguration({ origin, settings }: Pool): Answer {
  return json(200, {
    authorization_endpoint: `${origin}/oauth2/authorize`,
    end_session_endpoint: `${origin}/logout`,
    id_token_signing_alg_values_supported: ['RS256'],
    issuer: issuerOf(settings.pool),
    jwks_uri: `${origin}/${settings.pool.id}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    revocation_endpoint: `${origin}/oauth2/revoke`,
    scopes_supported: ['openid', 'email', 'phone', 'profile'],
    subject_types_supported: ['public'],
    token_endpoint: `${origin}/oauth2/token`,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    userinfo_endpoint: `${origin}/oauth2/userInfo`,
  })
}
