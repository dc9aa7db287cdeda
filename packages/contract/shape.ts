/** What a value looks like, as plain data: enough for a page to rely on it. Bounds and formats are left to the server. */
export type Shape =
  | 'any'
  | 'boolean'
  | 'integer'
  | 'null'
  | 'number'
  | 'string'
  | 'undefined'
  | { list: Shape }
  | { either: Shape[] }
  | { oneOf: unknown[] }
  | { fields: Record<string, Shape>; optional: string[] }

export function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') {
    if (shape === 'null') return value === null
    if (shape === 'integer') return Number.isInteger(value)
    return shape === 'any' || typeof value === shape
  }
  if ('list' in shape) return Array.isArray(value) && value.every((item) => fits(shape.list, item))
  if ('either' in shape) return shape.either.some((choice) => fits(choice, value))
  if ('oneOf' in shape) return shape.oneOf.includes(value)
  if (!isRecord(value)) return false
  // a long list is looked through before it is shown: a phone takes half of the time for this that entries take
  for (const name in shape.fields) {
    const field = shape.fields[name]
    if (field === undefined) continue
    if (Object.hasOwn(value, name) ? !fits(field, value[name]) : !shape.optional.includes(name)) return false
  }
  return true
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
