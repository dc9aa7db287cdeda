import * as z from 'zod/mini'
import type { Pool } from './pool.ts'

export class ApiFault extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** Throws ApiFault. */
export type Operation = (pool: Pool, body: unknown) => Promise<object>

/** An operation of the user pools’ API; input that the schema refuses is an InvalidParameterException. */
export function operation<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (pool: Pool, input: z.output<Schema>) => object | Promise<object>,
): Operation {
  return async (pool, body) => {
    const parsed = z.safeParse(schema, body)
    if (!parsed.success) throw new ApiFault('InvalidParameterException', z.prettifyError(parsed.error))
    return run(pool, parsed.data)
  }
}
