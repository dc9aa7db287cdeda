import { httpListener } from '../machine/http-listener.ts'
import { type Listening, listenOnLoopback } from '../machine/ports.ts'
import { type Answer, httpResponse, type IdentityRequest, isForeign, json, readRequest } from './exchange.ts'
import { authorize, logIn, logOut, showLogin } from './hosted-login.ts'
import { jsonApi } from './json-api.ts'
import { errorAnswer, pageFile } from './pages.ts'
import { openPool, type Pool } from './pool.ts'
import type { IdentitySettings } from './settings.ts'
import { exchangeToken } from './token-endpoint.ts'

export interface Identity extends Listening {
  /** For example http://localhost:4330. */
  origin: string
}

/** Throws if the port is taken or the stored state is damaged. */
export async function startIdentity(settings: IdentitySettings): Promise<Identity> {
  const pool = await openPool(settings)

  const listening = await listenOnLoopback(
    settings.port,
    httpListener(async (request) => {
      if (isForeign(request))
        return httpResponse(json(403, { message: 'The local sign-in refuses calls from pages of other sites.' }))
      const parsed = await readRequest(request)
      return httpResponse(parsed ? await answerOf(pool, parsed) : { status: 400, headers: {}, body: '' })
    }),
  )
  return { origin: pool.origin, stop: listening.stop }
}

type Endpoint = (pool: Pool, parsed: IdentityRequest) => Answer | Promise<Answer>

function endpoints(poolId: string): Record<string, Record<string, Endpoint>> {
  return {
    '/': { POST: jsonApi },
    '/oauth2/authorize': { GET: authorize },
    '/oauth2/token': { POST: exchangeToken },
    '/login': { GET: showLogin, POST: logIn },
    '/logout': { GET: logOut },
    '/error': { GET: errorAnswer },
    [`/${poolId}/.well-known/jwks.json`]: { GET: ({ keys }) => json(200, keys.jwks) },
  }
}

/** 404 for an unknown path, 405 for an unknown method. */
export function answerOf(pool: Pool, parsed: IdentityRequest): Answer | Promise<Answer> {
  const methods = endpoints(pool.settings.pool.id)[parsed.path]
  if (!methods) return (parsed.method === 'GET' && pageFile(parsed.path)) || { status: 404, headers: {}, body: '' }
  const endpoint = methods[parsed.method]
  if (!endpoint) return { status: 405, headers: { allow: Object.keys(methods).join(', ') }, body: '' }
  return endpoint(pool, parsed)
}
