import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { openAccounts } from './accounts.ts'
import { clientId, idClaims, newKey, type Person, published, scriptClientId, signToken, userPoolId } from './tokens.ts'

export const userPoolEnvironment = {
  USER_POOL_ID: userPoolId,
  USER_POOL_CLIENT_ID: clientId,
  USER_POOL_SCRIPT_CLIENT_ID: scriptClientId,
  USER_POOL_CLIENT_SECRET: 'test-secret',
  LOGIN_ORIGIN: 'https://login.invalid',
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'https://keys.invalid',
}

interface Code {
  person: Person
  challenge: string
  redirectUri: string
}

/**
 * Starts a token endpoint, keys and accounts, and sets the environment of a Lambda. Accounts can change while tokens
 * are valid; `behaviour` replaces responses. Import handlers after this.
 */
export async function startIdentityProvider() {
  const key = newKey('key-1')
  const codes = new Map<string, Code>()
  const refreshTokens = new Map<string, Person>()
  const asked: URLSearchParams[] = []
  const people = openAccounts()
  const pool = {
    key,
    asked,
    people,
    behaviour: undefined as ((response: ServerResponse) => void) | undefined,
    claims: idClaims as (person: Person) => object,
    /** Returns the callback's query. */
    signIn(address: string, person: Person) {
      const query = new URL(address).searchParams
      const code = randomUUID()
      codes.set(code, {
        person,
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      })
      return { code, state: query.get('state') ?? '' }
    },
    revokeAll: () => refreshTokens.clear(),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }

  function tokensFor(form: URLSearchParams): object | undefined {
    if (form.get('grant_type') === 'refresh_token') {
      const person = refreshTokens.get(form.get('refresh_token') ?? '')
      return person && { id_token: signToken(pool.key, pool.claims(person)) }
    }
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.challenge !== challenge || code.redirectUri !== form.get('redirect_uri')) return undefined
    const refresh_token = `refresh-${randomUUID()}`
    refreshTokens.set(refresh_token, code.person)
    return { id_token: signToken(pool.key, pool.claims(code.person)), refresh_token }
  }

  const server = createServer(async (request, response) => {
    const body = await text(request)
    const [, operation] = String(request.headers['x-amz-target'] ?? '').split('.')
    if (operation) return people.answer(operation, body, response)
    const form = new URLSearchParams(body)
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === `/${userPoolId}/.well-known/jwks.json`) return send(200, { keys: [published(key)] })
    asked.push(form)
    if (pool.behaviour) return pool.behaviour(response)
    const secret = Buffer.from(`${clientId}:test-secret`).toString('base64')
    if (request.headers.authorization !== `Basic ${secret}`) return send(400, { error: 'invalid_client' })
    const tokens = request.url === '/oauth2/token' && tokensFor(form)
    return tokens ? send(200, tokens) : send(400, { error: 'invalid_grant' })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  const origin = `http://127.0.0.1:${address.port}`
  const { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: _, ...environment } = userPoolEnvironment
  Object.assign(process.env, environment, {
    LOGIN_ORIGIN: origin,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin,
  })
  return { ...environment, origin, pool }
}

export type IdentityProviderServer = Awaited<ReturnType<typeof startIdentityProvider>>
