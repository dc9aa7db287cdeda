import type { Route } from '@porchlight/contract/route'
import * as z from 'zod/mini'
import { type CallInput, send } from '../../shared/api/send.ts'

/**
 * Calls one operation of the contract's routes table and parses the answer by its output schema. For administrators:
 * public pages do without the schemas, and have `callPublic`.
 * @throws what `send` throws, and ZodError for an answer that is not what the contract says.
 */
export async function callApi<R extends Route>(route: R, input: CallInput<R>): Promise<z.output<R['output']>> {
  return z.parse<R['output']>(route.output, await send(route, input))
}
