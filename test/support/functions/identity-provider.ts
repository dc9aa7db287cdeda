import { createPrivateKey, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { httpResponse, json, readRequest } from '../../../packages/local-cloud/src/identity/exchange.ts'
import { openPool } from '../../../packages/local-cloud/src/identity/pool.ts'
import { now, type User } from '../../../packages/local-cloud/src/identity/pool-store.ts'
import type { Client } from '../../../packages/local-cloud/src/identity/settings.ts'
import { answerOf } from '../../../packages/local-cloud/src/identity/start-identity.ts'
import { readJson } from '../../../packages/local-cloud/src/machine/files.ts'
import type { HttpRequest } from '../../../packages/local-cloud/src/machine/http.ts'
import { httpListener } from '../../../packages/local-cloud/src/machine/http-listener.ts'
import { listen } from '../site/listen.ts'
import { clientId, type Key, keysSchema, type Person, scriptClientId, userPoolId } from './tokens.ts'

const userPoolEnvironment = {
  USER_POOL_ID: userPoolId,
  USER_POOL_CLIENT_ID: clientId,
  USER_POOL_SCRIPT_CLIENT_ID: scriptClientId,
  USER_POOL_CLIENT_SECRET: 'test-secret',
}

const client: Client = {
  id: clientId,
  secret: 'test-secret',
  authFlows: [],
  callbackUrls: [],
  logoutUrls: [],
  scopes: ['openid', 'email', 'profile'],
  tokenValidity: { access: 900, id: 900, refresh: 2_592_000 },
}

const workerState = globalThis as { poolKeys?: string }

/**
 * Starts the user pool of the local cloud and sets the environment of a Lambda. `behaviour` replaces responses of the
 * token endpoint, `faults` those of the JSON API by operation. Import handlers after this.
 */
export async function startIdentityProvider() {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'porchlight-pool-'))
  const keysFile = path.join(dataFolder, 'identity/keys.json')
  mkdirSync(path.dirname(keysFile))
  if (workerState.poolKeys) writeFileSync(keysFile, workerState.poolKeys)
  const { codes, store, ...opened } = await openPool({
    port: 0,
    dataFolder,
    pool: { id: userPoolId, region: 'us-east-1' },
    clients: [client],
    groups: ['admins'],
    people: [],
  })
  workerState.poolKeys = readFileSync(keysFile, 'utf8')
  const keys = readJson(keysFile, keysSchema)
  const keyOf = ({ kid, ...jwk }: typeof keys.id): Key => ({
    kid,
    privateKey: createPrivateKey({ key: { ...jwk, kid }, format: 'jwk' }),
  })

  const pool = {
    idKey: keyOf(keys.id),
    accessKey: keyOf(keys.access),
    /** Forms sent to the token endpoint, operations of the JSON API, and addresses that received an invitation. */
    forms: [] as URLSearchParams[],
    operations: [] as string[],
    invitations: [] as string[],
    refreshTokens: [] as string[],
    faults: new Map<string, { type: string; status?: number }>(),
    behaviour: undefined as ((response: ServerResponse) => void) | undefined,
    findUser: store.findUser,
    /** Replaces a user with the same `sub`. */
    add({ sub = randomUUID(), email = `${sub}@porchlight.test`, groups = ['admins'], ...more }: Partial<Account> = {}) {
      const { status = 'CONFIRMED', createdAt = now(), ...names } = more
      const user: User = {
        sub,
        attributes: { email, ...names },
        groups,
        enabled: true,
        status,
        password: { salt: '', verifier: '' },
        createdAt,
        modifiedAt: createdAt,
      }
      store.change((state) => {
        state.users = [...state.users.filter((other) => other.sub !== sub), user]
      })
      return { sub, email }
    },
    /** Returns the callback's query. */
    signIn(address: string, person: Person, authTime = now()) {
      const query = new URL(address).searchParams
      const { sub } = pool.add(person)
      const [redirectUri, challenge] = [query.get('redirect_uri') ?? '', query.get('code_challenge') ?? '']
      const code = codes.write({ sub, clientId, scopes: client.scopes, authTime, redirectUri, challenge })
      return { code, state: query.get('state') ?? '' }
    },
    revokeAll: () =>
      store.change((state) => {
        state.signIns = []
      }),
    stop() {
      server.closeAllConnections()
      server.close()
      rmSync(dataFolder, { recursive: true })
    },
  }

  const answer = (outgoing: ServerResponse) => async (request: HttpRequest) => {
    const parsed = await readRequest(request)
    if (!parsed) throw new Error('The request is too large')
    const [, operation] = String(parsed.headers['x-amz-target'] ?? '').split('.')
    if (operation) pool.operations.push(operation)
    const fault = pool.faults.get(operation ?? '')
    if (fault) return httpResponse(json(fault.status ?? 400, { __type: fault.type, message: 'secret details' }))
    const isToken = parsed.path === '/oauth2/token'
    if (isToken) pool.forms.push(new URLSearchParams(parsed.body))
    if (isToken && pool.behaviour) {
      pool.behaviour(outgoing)
      return new Promise<never>(() => undefined)
    }
    const given = await answerOf({ ...opened, codes, store }, parsed)
    if (given.status === 200 && operation === 'AdminCreateUser') pool.invitations.push(JSON.parse(parsed.body).Username)
    if (given.status === 200 && isToken) pool.refreshTokens.push(JSON.parse(String(given.body)).refresh_token)
    return httpResponse(given)
  }
  const server = createServer((incoming, outgoing) => httpListener(answer(outgoing))(incoming, outgoing))
  const origin = await listen(server)
  const origins = { LOGIN_ORIGIN: origin, AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: origin }
  Object.assign(process.env, userPoolEnvironment, origins)
  return { origin, pool }
}

type Account = Person & Pick<User, 'status' | 'createdAt'>
