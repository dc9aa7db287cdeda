import { type RouteName, routes } from '@porchlight/contract/routes'
import * as z from 'zod/mini'
import { KnownError } from '../errors.ts'
import type { Run } from '../http/route-handler.ts'

/** These fields identify what was written; nothing else is logged. */
const writtenSchema = z.catch(
  z.object({ id: z.optional(z.string()), imageUrl: z.optional(z.string()), version: z.optional(z.int()) }),
  {},
)
const orderSchema = z.object({ imageIds: z.array(z.string()) })
const importSchema = z.object({ properties: z.array(z.object({ id: z.string() })) })

/**
 * Each attempted write of an authorized person logs who (user pool id), what, which id and version, outcome and
 * duration; Lambda adds time and request id. A write without an id logs the ids it orders or imports, or the upload's
 * address. Reads log nothing.
 */
export function audited<N extends RouteName, Caller extends { user: { id: string } }>(
  name: N,
  run: Run<N, Caller>,
): Run<N, Caller> {
  if (routes[name].method === 'GET') return run
  return async (request, caller) => {
    const startedAt = performance.now()
    const input = z.parse(writtenSchema, request)
    const { data: order } = z.safeParse(orderSchema, request.body)
    const { data: imported } = z.safeParse(importSchema, request.body)
    const log = (outcome: string, { id, imageUrl, version }: z.infer<typeof writtenSchema> = {}) =>
      console.info({
        write: name,
        by: caller.user.id,
        id:
          input.id ??
          id ??
          imageUrl ??
          order?.imageIds.join() ??
          imported?.properties.map((property) => property.id).join(),
        version,
        outcome,
        ms: Math.round(performance.now() - startedAt),
      })
    try {
      const result = await run(request, caller)
      log('done', z.parse(writtenSchema, result))
      return result
    } catch (error) {
      log(error instanceof KnownError ? error.code : 'failed')
      throw error
    }
  }
}
