import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { authenticatedClient } from './client-authentication.ts'
import { type Answer, type Asked, json, oauthError } from './exchange.ts'
import { hashOf, type Pool } from './pool.ts'
import type { Client } from './settings.ts'
import { now } from './state.ts'
import { issueTokens } from './tokens.ts'

/** POST /oauth2/token for the grants authorization_code and refresh_token. */
export async function exchangeToken(pool: Pool, asked: Asked): Promise<Answer> {
  const fields = new URLSearchParams(asked.body)
  if (!/^application\/x-www-form-urlencoded\b/.test(asked.headers['content-type'] ?? '')) {
    return oauthError('invalid_request')
  }
  const client = authenticatedClient(pool, asked, fields)
  if (!client) return oauthError('invalid_client')
  switch (fields.get('grant_type')) {
    case 'authorization_code':
      return exchangeCode(pool, client, fields)
    case 'refresh_token':
      return refresh(pool, client, fields)
    case null:
      return oauthError('invalid_request')
    default:
      return oauthError('unsupported_grant_type')
  }
}

async function exchangeCode(pool: Pool, client: Client, fields: URLSearchParams): Promise<Answer> {
  const code = fields.get('code')
  const redirectUri = fields.get('redirect_uri')
  if (!code || !redirectUri) return oauthError('invalid_request')
  const grant = pool.codes.take(code)
  if (!grant || grant.clientId !== client.id || grant.redirectUri !== redirectUri) return oauthError('invalid_grant')
  if (grant.challenge !== challengeOf(fields.get('code_verifier'))) return oauthError('invalid_grant')
  const user = pool.store.findUser(grant.sub)
  if (!user?.enabled) return oauthError('invalid_grant')

  const refreshToken = randomBytes(64).toString('base64url')
  const { sub, scopes, authTime, nonce } = grant
  const signIn = { originJti: randomUUID(), sub, clientId: client.id, scopes, authTime }
  const tokens = await issueTokens({ ...pool, pool: pool.settings.pool, client, user, signIn, nonce })
  const expire = now() + client.tokenValidity.refresh
  pool.store.change(({ signIns }) => signIns.push({ ...signIn, tokenHash: hashOf(refreshToken), expire }))
  return json(200, { ...tokens, refresh_token: refreshToken })
}

/** The refresh token stays the same; groups and attributes are those of this moment. */
async function refresh(pool: Pool, client: Client, fields: URLSearchParams): Promise<Answer> {
  const token = fields.get('refresh_token')
  if (!token) return oauthError('invalid_request')
  const hash = hashOf(token)
  const signIn = pool.store.state.signIns.find(({ tokenHash }) => tokenHash === hash)
  if (!signIn || signIn.clientId !== client.id || signIn.expire <= now()) return oauthError('invalid_grant')
  const user = pool.store.findUser(signIn.sub)
  if (!user?.enabled) return oauthError('invalid_grant')
  return json(200, await issueTokens({ ...pool, pool: pool.settings.pool, client, user, signIn }))
}

function challengeOf(verifier: string | null): string | undefined {
  return verifier === null ? undefined : createHash('sha256').update(verifier).digest('base64url')
}
