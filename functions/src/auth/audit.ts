import { type RouteName, routes } from '@porchlight/contract/routes'
import * as z from 'zod/mini'
import { KnownError } from '../errors.ts'
import type { Run } from '../http/route-handler.ts'

/** What a request or an answer tells of the thing that was written; everything else in them stays out of the log. */
const writtenSchema = z.catch(
  z.object({ id: z.optional(z.string()), imageUrl: z.optional(z.string()), version: z.optional(z.int()) }),
  {},
)
const orderSchema = z.object({ imageIds: z.array(z.string()) })
const importSchema = z.object({ homes: z.array(z.object({ id: z.string() })) })

/**
 * The same, with one line in the log for each write that an authorized person tries: who (the pool's id of the person),
 * what, which id, which version, how it ended and how long it took; Lambda adds the time and the request's id. A write
 * without an id of its own tells the ids that it orders or imports, or the address that an upload will have. Reads leave none.
 */
export function audited<N extends RouteName, Caller extends { user: { id: string } }>(
  name: N,
  run: Run<N, Caller>,
): Run<N, Caller> {
  if (routes[name].method === 'GET') return run
  return async (request, caller) => {
    const startedAt = performance.now()
    const asked = z.parse(writtenSchema, request)
    const { data: order } = z.safeParse(orderSchema, request.body)
    const { data: imported } = z.safeParse(importSchema, request.body)
    const tell = (outcome: string, { id, imageUrl, version }: z.infer<typeof writtenSchema> = {}) =>
      console.info({
        write: name,
        by: caller.user.id,
        id: asked.id ?? id ?? imageUrl ?? order?.imageIds.join() ?? imported?.homes.map((home) => home.id).join(),
        version,
        outcome,
        ms: Math.round(performance.now() - startedAt),
      })
    try {
      const result = await run(request, caller)
      tell('done', z.parse(writtenSchema, result))
      return result
    } catch (error) {
      tell(error instanceof KnownError ? error.code : 'failed')
      throw error
    }
  }
}
