import { setTimeout } from 'node:timers/promises'
import { type RouteName, routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { arbitraryCall, type DrawnCall } from './arbitrary-call.ts'
import type { FuzzedSite } from './fuzzed-site.ts'
import { type Sent, send } from './send.ts'

export const routeNames = Object.keys(routes) as RouteName[]

export interface Storm {
  calls: number
  statuses: Record<number, number>
  /** Milliseconds. */
  times: number[]
}

/**
 * Sends generated calls in turn. Throws fast-check's report of the smallest call that returns a 5xx, something
 * undeclared, or nothing. PORCHLIGHT_FUZZ_SEED repeats the calls.
 */
export async function fuzz(site: FuzzedSite, name: RouteName, calls: number): Promise<Storm> {
  const { origin, pool } = site
  const route: Route = routes[name]
  const storm: Storm = { calls: 0, statuses: {}, times: [] }
  let timeout = 40
  const answered = fc.asyncProperty(arbitraryCall(route), async (drawn) => {
    const { method, path, headers, body } = await prepared(drawn)
    let sent = await send(origin, { method, path, headers, body })
    // Many calls are throttled for a moment, invitations for an hour.
    for (; sent.status === 429 && timeout > 0; timeout -= 1) {
      await setTimeout(300)
      sent = await send(origin, { method, path, headers, body })
    }
    storm.calls += 1
    storm.statuses[sent.status] = (storm.statuses[sent.status] ?? 0) + 1
    storm.times.push(sent.ms)
    const json = jsonOf(sent)
    if (drawn.caller === 'admin') pool.learn(method, path, sent.status, json)
    judge(route, sent, json)
  })

  async function prepared({ method, path, headers, caller, body, isHex }: DrawnCall) {
    const resolved = await pool.resolve(path)
    const [id] = /[0-9a-f-]{36}(\.[0-9a-f-]{36})*/.exec(resolved) ?? []
    const text = body === undefined || isHex ? body : await pool.resolve(body, id)
    return {
      method,
      path: resolved,
      headers: [...headers, ...(await credentials(caller, headers))],
      body: text === undefined ? undefined : Buffer.from(text, isHex ? 'hex' : 'utf8'),
    }
  }

  async function credentials(caller: DrawnCall['caller'], headers: DrawnCall['headers']): Promise<[string, string][]> {
    const own: [string, string][] = headers.some(([header]) => header === 'origin') ? [] : [['origin', origin]]
    if (caller === 'admin') return [...own, ['cookie', `__Host-session=${await site.adminFor(name)}`]]
    if (caller === 'guest') return [...own, ['cookie', `__Host-session=${site.guest}`]]
    if (caller === 'odd cookie') return [['cookie', '__Host-session=__proto__']]
    return caller === 'odd token' ? [['authorization', 'Bearer eyJhbGciOiJub25lIn0.e30.']] : []
  }

  const seed = process.env.PORCHLIGHT_FUZZ_SEED
  await fc.assert(answered, { numRuns: calls, ...(seed && { seed: Number(seed) }) })
  return storm
}

function jsonOf({ contentType, isCompressed, body }: Sent): unknown {
  if (isCompressed || !contentType.startsWith('application/json')) return undefined
  try {
    return JSON.parse(body)
  } catch {
    throw new Error(`An answer says that it is JSON, and is not: ${body.slice(0, 300)}`)
  }
}

const failureSchema = z.object({ message: z.string() })

function judge({ output }: Route, { status, body }: Sent, json: unknown): void {
  if (status >= 500) throw new Error(`The answer was ${status} ${body.slice(0, 300)}`)
  if (status >= 400 && json !== undefined) failureSchema.parse(json)
  if (status !== 200 || json === undefined) return
  const declared = JSON.stringify(output.parse(json))
  if (declared !== JSON.stringify(json)) throw new Error(`The contract declares only ${declared} of ${body}`)
}
