import * as z from 'zod/mini'

const keySchema = z.object({ PK: z.string(), SK: z.string() })

/** Reads the keys of a stored item; throws when it has none. */
export const keyOf = (item: unknown) => z.parse(keySchema, item)

/** Reads a stored item by its schema; an error names the item and each field that does not fit. */
export function parseItem<T extends z.ZodMiniType>(schema: T, item: unknown): z.output<T> {
  const { success, data, error } = z.safeParse(schema, item)
  if (success) return data
  const { PK, SK } = keyOf(item)
  const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The stored item ${PK} ${SK} is malformed (${fields.join('; ')})`)
}
