import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../machine/files.ts'
import { now, type SignIn, type User } from './pool-store.ts'
import { type Client, type IdentitySettings, issuerOf } from './settings.ts'

/** Only `n` and `e` are public. */
const privateJwkSchema = z.looseObject({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })
const keysSchema = z.object({ id: privateJwkSchema, access: privateJwkSchema })

interface SigningKey {
  kid: string
  key: CryptoKey | Uint8Array
}
/** As in Cognito, ID tokens and access tokens have separate keys. */
export interface SigningKeys {
  id: SigningKey
  access: SigningKey
  jwks: { keys: { kid: string; kty: 'RSA'; n: string; e: string; alg: 'RS256'; use: 'sig' }[] }
}

/** The first start creates the keys. */
export async function openSigningKeys(folder: string): Promise<SigningKeys> {
  const file = join(folder, 'keys.json')
  if (!existsSync(file)) writeJson(file, { id: await newKey(), access: await newKey() })
  const { id, access } = readJson(file, keysSchema)
  return {
    id: { kid: id.kid, key: await importJWK(id, 'RS256') },
    access: { kid: access.kid, key: await importJWK(access, 'RS256') },
    jwks: { keys: [id, access].map(({ kid, kty, n, e }) => ({ kid, kty, n, e, alg: 'RS256', use: 'sig' })) },
  }
}

async function newKey(): Promise<object> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomBytes(32).toString('base64') }
}

export interface IssuedTokens {
  id_token: string
  access_token: string
  /** Seconds. */
  expires_in: number
  token_type: 'Bearer'
}

/** Signs an ID token and an access token, and makes a refresh token. */
export async function issueTokens(
  { keys, settings }: { keys: SigningKeys; settings: Pick<IdentitySettings, 'pool'> },
  client: Client,
  user: User,
  { scopes, authTime, originJti }: Pick<SignIn, 'originJti' | 'scopes' | 'authTime'>,
): Promise<IssuedTokens> {
  const { sub, groups, attributes } = user
  const iat = now()
  const shared = {
    sub,
    iss: issuerOf(settings.pool),
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
  const id_token = await sign(keys.id, {
    ...shared,
    ...attributes,
    jti: randomUUID(),
    email_verified: attributes.email_verified === 'true',
    'cognito:username': sub,
    aud: client.id,
    token_use: 'id',
    exp: iat + client.tokenValidity.id,
  })
  return { id_token, access_token, ...expiry }
}

function sign({ kid, key }: SigningKey, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(key)
}
