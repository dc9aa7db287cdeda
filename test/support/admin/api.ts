import { type RouteName, routes } from '@porchlight/contract/routes'
import type { Browser } from '../functions/browser.ts'
import { handlerOf } from '../functions/call-route.ts'
import type { Client } from '../site/client.ts'

type Routes = typeof routes
/** Such as `PUT /api/properties/{id}`. */
export type Operation = { [N in RouteName]: `${Routes[N]['method']} ${Routes[N]['path']}` }[RouteName]

const origin = 'https://homes.example.com'
const operations = Object.entries(routes).map(([name, { method, path }]) => ({
  name: name as RouteName,
  operation: `${method} ${path}` as Operation,
  pattern: new RegExp(`^${method} ${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}))

async function loadHandler(name: RouteName) {
  // A busy machine may be slow.
  const { interactive } = await import('../../../functions/src/aws/client-options.ts')
  interactive.responseTimeoutMs = 5000
  return handlerOf(name)
}

/** Calls the functions as the browser's person. Returns the operation as well, since a test may replace its response. */
export function openApi() {
  const handlers = new Map<RouteName, ReturnType<typeof handlerOf>>()

  function find(browser: Browser, method: string, address: string, body?: string) {
    const { pathname, searchParams } = new URL(address, origin)
    for (const { name, operation, pattern } of operations) {
      const match = pattern.exec(`${method} ${pathname}`)
      if (!match) continue
      const send = async () => {
        const handler = handlers.get(name) ?? loadHandler(name)
        handlers.set(name, handler)
        const values = Object.entries({ ...match.groups })
        const answer = await browser.call(await handler, {
          method,
          path: pathname,
          params: Object.fromEntries(values.map(([key, value]) => [key, decodeURIComponent(value)])),
          query: Object.fromEntries(searchParams),
          headers: { origin, 'x-requested-with': 'porchlight', 'content-type': 'application/json' },
          body,
        })
        return new Response(answer.body || null, { status: answer.statusCode ?? 200 })
      }
      return { operation, send }
    }
    throw new Error(`No operation has the address ${method} ${pathname}`)
  }

  const clientOf = (browser: Browser): Client => ({
    session: undefined,
    send: (method, path, body) =>
      find(browser, method, path, body === undefined ? undefined : JSON.stringify(body)).send(),
  })

  return { find, clientOf }
}
