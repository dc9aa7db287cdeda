import * as z from 'zod/mini'
import { AdminFault } from './admin-fault.ts'
import type { Pool } from './pool.ts'
import type { User } from './state.ts'

/** Runs one operation of the JSON API on a body that was parsed as JSON; throws AdminFault for what Cognito refuses. */
export type Operation = (pool: Pool, body: unknown) => Promise<object>

export function operation<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (pool: Pool, input: z.output<Schema>) => object | Promise<object>,
): Operation {
  return async (pool, body) => {
    const parsed = z.safeParse(schema, body)
    if (!parsed.success) throw new AdminFault('InvalidParameterException', z.prettifyError(parsed.error))
    return run(pool, parsed.data)
  }
}

/** Throws AdminFault when nobody has this name. */
export function requireUser({ store }: Pool, name: string): User {
  const user = store.findUser(name)
  if (!user) throw new AdminFault('UserNotFoundException', 'User does not exist.')
  return user
}
