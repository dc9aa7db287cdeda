import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { type Client, type IdentitySettings, issuerOf } from './settings.ts'
import type { SigningKey, SigningKeys } from './signing-keys.ts'
import { now, type SignIn, type User } from './state.ts'

export interface IssueTokens {
  pool: IdentitySettings['pool']
  keys: SigningKeys
  client: Client
  user: User
  signIn: Pick<SignIn, 'originJti' | 'scopes' | 'authTime'>
  nonce?: string
}

export interface IssuedTokens {
  id_token?: string
  access_token: string
  /** Seconds. */
  expires_in: number
  token_type: 'Bearer'
}

/** Tokens with the claims that Cognito gives. An ID token comes with the scope openid only. */
export async function issueTokens({ pool, keys, client, user, signIn, nonce }: IssueTokens): Promise<IssuedTokens> {
  const { sub, groups, attributes } = user
  const { scopes, authTime, originJti } = signIn
  const iat = now()
  const shared = {
    sub,
    iss: issuerOf(pool),
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: authTime,
    iat,
  }
  const access_token = await sign(keys.access, {
    ...shared,
    jti: randomUUID(),
    version: 2,
    client_id: client.id,
    token_use: 'access',
    scope: scopes.join(' '),
    exp: iat + client.tokenValidity.access,
    username: sub,
  })
  const expiry = { expires_in: client.tokenValidity.access, token_type: 'Bearer' as const }
  if (!scopes.includes('openid')) return { access_token, ...expiry }
  const id_token = await sign(keys.id, {
    ...shared,
    ...attributes,
    jti: randomUUID(),
    email_verified: attributes.email_verified === 'true',
    'cognito:username': sub,
    ...(nonce === undefined ? {} : { nonce }),
    aud: client.id,
    token_use: 'id',
    exp: iat + client.tokenValidity.id,
  })
  return { id_token, access_token, ...expiry }
}

function sign({ kid, key }: SigningKey, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(key)
}
