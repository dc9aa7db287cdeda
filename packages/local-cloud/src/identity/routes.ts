import { adminApi } from './admin-api.ts'
import { authorize } from './authorize.ts'
import { jwks, openidConfiguration } from './discovery.ts'
import { errorAnswer } from './error-page.ts'
import type { Answer, Asked } from './exchange.ts'
import { logOut } from './log-out.ts'
import { logIn, showLogin } from './login.ts'
import { pageFile } from './page-files.ts'
import type { Pool } from './pool.ts'
import { revoke } from './revoke.ts'
import { exchangeToken } from './token-endpoint.ts'
import { userInfo } from './user-info.ts'

type Endpoint = (pool: Pool, asked: Asked) => Answer | Promise<Answer>

function endpoints(poolId: string): Record<string, Record<string, Endpoint>> {
  return {
    '/': { POST: adminApi },
    '/oauth2/authorize': { GET: authorize },
    '/oauth2/token': { POST: exchangeToken },
    '/oauth2/revoke': { POST: revoke },
    '/oauth2/userInfo': { GET: userInfo, POST: userInfo },
    '/login': { GET: showLogin, POST: logIn },
    '/logout': { GET: logOut },
    '/error': { GET: errorAnswer },
    [`/${poolId}/.well-known/jwks.json`]: { GET: jwks },
    [`/${poolId}/.well-known/openid-configuration`]: { GET: openidConfiguration },
  }
}

/** Answers one request to the pool: unknown paths 404, other methods 405. */
export function poolAnswers(pool: Pool): (asked: Asked) => Answer | Promise<Answer> {
  const known = endpoints(pool.settings.pool.id)
  return (asked) => {
    const methods = known[asked.path]
    if (!methods) return (asked.method === 'GET' && pageFile(asked.path)) || { status: 404, headers: {}, body: '' }
    const endpoint = methods[asked.method]
    if (!endpoint) return { status: 405, headers: { allow: Object.keys(methods).join(', ') }, body: '' }
    return endpoint(pool, asked)
  }
}
