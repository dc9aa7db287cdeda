import * as z from 'zod/mini'

export type Access = 'public' | 'session' | 'admin'

/** One HTTP operation. `params` are of the path, `input` is the JSON body; an answer emits only what `output` declares. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  access: Access
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  input?: z.ZodMiniType
  /** Of a body; `limits.requestBodyBytes` without it. */
  maxBodyBytes?: number
  output: z.ZodMiniType
}

type Parsed<R, K extends string> = R extends Record<K, infer S extends z.ZodMiniType> ? z.output<S> : undefined

/** What a handler receives: every part already parsed by the route's schemas. */
export interface RouteRequest<R extends Route> {
  params: Parsed<R, 'params'>
  query: Parsed<R, 'query'>
  body: Parsed<R, 'input'>
}

/** What a handler returns, before the output schema drops undeclared fields. */
// biome-ignore lint/suspicious/noConfusingVoidType: a handler without a response body may return nothing
export type RouteResponse<R extends Route> = z.input<R['output']> extends undefined ? void : z.input<R['output']>

/** Returns the route of an admin's DELETE that takes an id in its path and returns no body. */
export const deletion = <const Path extends Route['path'], Id extends z.ZodMiniType>(path: Path, id: Id) =>
  ({ method: 'DELETE', path, access: 'admin', params: z.object({ id }), output: z.undefined() }) as const
