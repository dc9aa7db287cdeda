import * as z from 'zod/mini'
import { emitMetric } from '../../metric.ts'

const keySchema = z.object({ PK: z.string(), SK: z.string() })
const recordSchema = z.record(z.string(), z.unknown())

/** Throws for an item without keys. */
export const keyOf = (item: unknown) => z.parse(keySchema, item)

/**
 * A missing field reads as null if its schema allows null: so items that were stored before a field was added stay
 * readable. Throws an error that names the item and each invalid field.
 */
export function parseItem<T extends z.ZodMiniType>(schema: T, item: unknown): z.output<T> {
  const { success, data, error } = z.safeParse(schema, withNulls(schema, item))
  if (success) return data
  const { PK, SK } = keyOf(item)
  const fields = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`The stored item ${PK} ${SK} is malformed (${fields.join('; ')})`)
}

/** Adds null for missing fields, in lists within the value, too. */
export function withNulls(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value.map((element) => withNulls(schema.def.element, element))
  const record = schema instanceof z.ZodMiniObject ? z.safeParse(recordSchema, value) : undefined
  if (!(schema instanceof z.ZodMiniObject) || !record?.success) return value
  const filled = { ...record.data }
  for (const [name, field] of Object.entries(schema.shape)) {
    if (name in filled) filled[name] = withNulls(field, filled[name])
    else if (readsAsNull(field)) filled[name] = null
  }
  return filled
}

const known = new WeakMap<z.core.$ZodType, boolean>()

/** The field may be null, but not absent. */
function readsAsNull(field: z.core.$ZodType): boolean {
  const before = known.get(field)
  if (before !== undefined) return before
  const result = z.safeParse(field, null).success && !z.safeParse(field, undefined).success
  known.set(field, result)
  return result
}

export type ParseEach = <In, Out>(items: readonly In[], parse: (item: In) => Out) => Out[]

/** Throws if an item is malformed. */
export const parseAll: ParseEach = (items, parse) => items.map(parse)

/** Leaves out a malformed item, so that it breaks no list; logs it and counts it for the alarm `ItemsMalformed`. */
export const parseReadable: ParseEach = (items, parse) =>
  items.flatMap((item) => {
    try {
      return [parse(item)]
    } catch (error) {
      const { data: key } = z.safeParse(keySchema, item)
      console.error('A malformed item was left out', key, error)
      emitMetric('MalformedItems', 1, 'Count', { item: key })
      return []
    }
  })
