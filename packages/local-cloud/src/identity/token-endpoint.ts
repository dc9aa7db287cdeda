import { createHash } from 'node:crypto'
import { type Answer, type IdentityRequest, json, oauthError } from './exchange.ts'
import { clientOf, type Pool } from './pool.ts'
import type { Client } from './settings.ts'
import { beginSignIn, renewSignIn } from './sign-ins.ts'

/** POST /oauth2/token */
export async function exchangeToken(pool: Pool, call: IdentityRequest): Promise<Answer> {
  const fields = new URLSearchParams(call.body)
  if (!/^application\/x-www-form-urlencoded\b/.test(call.headers['content-type'] ?? '')) {
    return oauthError('invalid_request')
  }
  const client = authenticatedClient(pool, call, fields)
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
  return user?.enabled ? json(200, await beginSignIn(pool, client, user, grant)) : oauthError('invalid_grant')
}

/** The refresh token does not change. */
async function refresh(pool: Pool, client: Client, fields: URLSearchParams): Promise<Answer> {
  const token = fields.get('refresh_token')
  if (!token) return oauthError('invalid_request')
  const tokens = await renewSignIn(pool, client, token)
  return tokens ? json(200, tokens) : oauthError('invalid_grant')
}

function challengeOf(verifier: string | null): string | undefined {
  return verifier === null ? undefined : createHash('sha256').update(verifier).digest('base64url')
}

/** Accepts Basic authentication. Undefined if invalid. */
function authenticatedClient(pool: Pool, { headers }: IdentityRequest, fields: URLSearchParams): Client | undefined {
  const [id, secret] = basic(headers.authorization) ?? []
  const client = clientOf(pool, id)
  if (!client?.secret || client.secret !== secret) return undefined
  const named = fields.get('client_id')
  return named === null || named === client.id ? client : undefined
}

function basic(header: string | undefined): [string, string] | undefined {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1]
  if (!encoded) return undefined
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  return [id, secret.join(':')]
}
