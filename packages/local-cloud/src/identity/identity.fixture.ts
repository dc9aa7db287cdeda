import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { freePort } from '../machine/ports.ts'
import { type Client, type IdentitySettings, seededPeople } from './settings.ts'

export const callback = 'http://localhost:5600/api/auth/callback'
export const logoutUrl = 'http://localhost:5600/'
const password = 'Porchlight-1!'
export const client: Client = {
  id: 'webclient',
  secret: 'not:a secret',
  authFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
  callbackUrls: [callback],
  logoutUrls: [logoutUrl],
  scopes: ['openid', 'email', 'profile'],
  tokenValidity: { access: 900, id: 900, refresh: 2_592_000 },
}

export const publicClient: Client = {
  ...client,
  id: 'publicclient',
  secret: undefined,
  authFlows: ['ALLOW_USER_SRP_AUTH'],
  callbackUrls: [],
  logoutUrls: [],
  scopes: [],
}

export async function poolSettings(): Promise<IdentitySettings> {
  return {
    port: await freePort(),
    dataFolder: mkdtempSync(join(tmpdir(), 'identity-')),
    pool: { id: 'us-east-1_Local0001', region: 'us-east-1' },
    clients: [client, { ...client, id: 'otherclient' }, publicClient],
    groups: ['admins'],
    people: seededPeople,
  }
}

const tokensSchema = z.object({ id_token: z.string(), access_token: z.string(), refresh_token: z.string() })
export type Tokens = z.infer<typeof tokensSchema>

export function visitorOf(origin: string) {
  const cookies = new Map<string, string>()
  const send = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(new URL(url, origin), {
      redirect: 'manual',
      ...init,
      headers: { ...init.headers, cookie },
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return answer
  }
  const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? 'about:blank', origin)
  const verifier = randomBytes(32).toString('base64url')
  const request = {
    response_type: 'code',
    client_id: client.id,
    redirect_uri: callback,
    scope: 'openid email profile',
    state: 'a state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
  const post = (path: string, fields: Record<string, string>, authorization = basic) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { authorization } })

  const visitor = {
    cookies,
    send,
    locationOf,
    verifier,
    authorize: (changed: Record<string, string> = {}) =>
      send(`/oauth2/authorize?${new URLSearchParams({ ...request, ...changed })}`),
    async logIn(username: string, typed = password) {
      const loginAddress = locationOf(await visitor.authorize())
      return send(loginAddress.href, { method: 'POST', body: new URLSearchParams({ username, password: typed }) })
    },
    token: (fields: Record<string, string>, authorization?: string) => post('/oauth2/token', fields, authorization),
    exchange: (code: string, changed: Record<string, string> = {}) =>
      visitor.token({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        code_verifier: verifier,
        ...changed,
      }),
    refresh: (token: string) => visitor.token({ grant_type: 'refresh_token', refresh_token: token }),
    async codeFor(username: string) {
      return locationOf(await visitor.logIn(username)).searchParams.get('code') ?? ''
    },
    async tokensFor(username: string): Promise<Tokens> {
      return tokensSchema.parse(await (await visitor.exchange(await visitor.codeFor(username))).json())
    },
  }
  return visitor
}

export function adminCall(origin: string, operation: string, input: Record<string, unknown> = {}) {
  return fetch(origin, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify({ UserPoolId: 'us-east-1_Local0001', ...input }),
  })
}
