import type { routes } from '@porchlight/contract/routes'
import type { Route, RouteRequest } from '@porchlight/contract/routes/route'
import type * as z from 'zod/mini'
import { ApiError } from './api-error.ts'

type Routes = typeof routes
type KeyOf<R extends Route> = `${R['method']} ${R['path']}`
type RoutesByKey = { [Name in keyof Routes as KeyOf<Routes[Name]>]: Routes[Name] }

type OptionalKeys<Parts> = { [K in keyof Parts]: undefined extends Parts[K] ? K : never }[keyof Parts]
type WithOptional<Parts> = Omit<Parts, OptionalKeys<Parts>> & Partial<Pick<Parts, OptionalKeys<Parts>>>
type CallInput<R extends Route> = WithOptional<RouteRequest<R>> & { signal?: AbortSignal }

interface LooseInput {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal
}

/** A response begins this long after the request at the latest, and then ends; the API takes at most 29 s. */
const RESPONSE_TIMEOUT_MS = 60_000
/** The slowest uplink, on which a large body takes longer. */
const SLOWEST_BYTES_PER_MS = 10

/** In characters: more than what visitors' pages report. */
const MAX_KEPT_ALIVE = 200

/**
 * Calls an operation of the contract, for example `GET /api/properties/{id}`, with the visitor's cookies. Responses are
 * not validated, so that pages load no schemas.
 * @throws ApiError for a status that is not OK, TypeError when there is no connection or no response.
 */
export async function callApi<Key extends keyof RoutesByKey>(
  key: Key,
  input: CallInput<RoutesByKey[Key]>,
): Promise<z.output<RoutesByKey[Key]['output']>> {
  const wasOnline = navigator.onLine
  return send(key, input).catch((error: unknown) => {
    // The connection came back.
    if (!wasOnline && navigator.onLine && error instanceof TypeError && key.startsWith('GET')) return send(key, input)
    throw error
  })
}

async function send(key: string, { params, query, body, signal }: LooseInput) {
  const [method = '', path = ''] = key.split(' ')
  const isRead = method === 'GET'
  const json = body === undefined ? null : JSON.stringify(body)
  const limited = limitTime(signal)
  limited.start(RESPONSE_TIMEOUT_MS + (json?.length ?? 0) / SLOWEST_BYTES_PER_MS)
  const response = await fetch(addressOf(path, params, query), {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      // Other sites cannot send this header without a preflight request, which the API refuses.
      ...(isRead ? {} : { 'x-requested-with': 'porchlight' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: json,
    // A small request is completed even if the visitor leaves the page; browsers refuse large ones.
    keepalive: !isRead && (json?.length ?? 0) < MAX_KEPT_ALIVE,
    signal: limited.signal,
  }).finally(limited.end)
  limited.start(RESPONSE_TIMEOUT_MS)
  const text = await response.text().finally(limited.end)
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return response.status === 204 ? undefined : JSON.parse(text)
}

/** The TypeError is thrown when a started time is over, unless `end` is called. */
function limitTime(signal?: AbortSignal) {
  const control = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const start = (ms: number) => {
    timer = setTimeout(() => control.abort(new TypeError('The server did not respond')), ms)
  }
  const stop = () => control.abort(signal?.reason)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  return { signal: control.signal, start, end: () => clearTimeout(timer) }
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const values = entriesOf(params)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const search = new URLSearchParams([...entriesOf(query)]).toString()
  return search ? `${filled}?${search}` : filled
}

function entriesOf(record: unknown): Map<string, string> {
  if (typeof record !== 'object' || record === null) return new Map()
  return new Map(Object.entries(record).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])))
}
