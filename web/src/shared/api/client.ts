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

/**
 * Calls an operation of the contract, for example `GET /api/properties/{id}`, with the visitor's cookies. Responses are
 * not validated, so that pages load no schemas.
 * @throws ApiError for a status that is not OK, TypeError when there is no connection.
 */
export async function callApi<Key extends keyof RoutesByKey>(
  key: Key,
  input: CallInput<RoutesByKey[Key]>,
): Promise<z.output<RoutesByKey[Key]['output']>> {
  const text = await send(key, input)
  const answer = text === '' ? undefined : JSON.parse(text)
  return answer
}

async function send(key: string, { params, query, body, signal }: LooseInput): Promise<string> {
  const [method = '', path = ''] = key.split(' ')
  const isRead = method === 'GET'
  const response = await fetch(addressOf(path, params, query), {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      // Other sites cannot send this header without a preflight request, which the API refuses.
      ...(isRead ? {} : { 'x-requested-with': 'porchlight' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    // A request without a body is completed even if the visitor leaves the page.
    keepalive: !isRead && body === undefined,
    signal: signal ?? null,
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return text
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
