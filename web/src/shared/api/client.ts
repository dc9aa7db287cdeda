import type { PlainRoute } from '@porchlight/contract/plain-routes'
import type { Route } from '@porchlight/contract/route'
import { fits, type Shape } from '@porchlight/contract/shape'
import type * as z from 'zod/mini'
import { type CallInput, send } from './send.ts'

/**
 * Calls one operation of the contract.
 * @throws what `send` throws, and an Error for an answer that is not what the contract says.
 */
export async function callApi<R extends Route>(
  route: PlainRoute<R>,
  input: CallInput<R>,
): Promise<z.output<R['output']>> {
  const answer = await send(route, input)
  if (!isAnswer<R>(route.answer, answer)) throw new Error(`${route.path} answered something unexpected`)
  return answer
}

function isAnswer<R extends Route>(shape: Shape, value: unknown): value is z.output<R['output']> {
  return fits(shape, value)
}
