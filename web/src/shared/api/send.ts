import type { Route, RouteRequest } from '@porchlight/contract/route'
import { ApiError } from './api-error.ts'
import { earlyAnswer } from './early-answers.ts'

/** The parts that may be left out. */
type Spare<Parts> = { [K in keyof Parts]: undefined extends Parts[K] ? K : never }[keyof Parts]
type Given<Parts> = Omit<Parts, Spare<Parts>> & Partial<Pick<Parts, Spare<Parts>>>
/** What a call takes: the parts that its route declares, nothing for a route without any. */
export type CallInput<R extends Route> = Given<RouteRequest<R>> & { signal?: AbortSignal }

interface LooseInput {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal
}

/**
 * Sends one call with the visitor's cookies; gives its answer, of which nothing is known yet.
 * @throws ApiError for an answer that is not OK, TypeError when there is no connection.
 */
export async function send(route: { method: string; path: string }, input: LooseInput): Promise<unknown> {
  const { params, query, body, signal } = input
  const reads = route.method === 'GET'
  const asked = address(route.path, params, query)
  const request: RequestInit = {
    method: route.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      // a foreign page cannot send this without asking first, and it would be refused
      ...(reads ? {} : { 'x-requested-with': 'porchlight' }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    // a report without a body still arrives when the page is left at once
    keepalive: !reads && body === undefined,
    signal: signal ?? null,
  }
  const response = await (earlyAnswer(asked) ?? fetch(asked, request))
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  return text === '' ? undefined : JSON.parse(text)
}

function address(path: string, params: unknown, query: unknown): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(entries(params).get(key) ?? ''))
  const search = new URLSearchParams([...entries(query)]).toString()
  return search ? `${filled}?${search}` : filled
}

function entries(record: unknown): Map<string, string> {
  if (typeof record !== 'object' || record === null) return new Map()
  return new Map(Object.entries(record).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]])))
}
