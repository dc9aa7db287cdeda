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
  if (typeof value !== 'object' || value === null) return false
  const given = new Map<string, unknown>(Object.entries(value))
  return Object.entries(shape.fields).every(([name, field]) =>
    given.has(name) ? fits(field, given.get(name)) : shape.optional.includes(name),
  )
}
