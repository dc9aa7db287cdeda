import * as z from 'zod/mini'
import type { Shape } from './shape.ts'

/** The shape of what a schema gives. Throws for a schema that has none, such as one of dates. */
export function shapeOf(schema: z.ZodMiniType): Shape {
  // JSON has no word for it
  if (schema instanceof z.ZodMiniUndefined) return 'undefined'
  return read(z.toJSONSchema(schema, { reused: 'inline' }))
}

type JsonSchema = z.core.JSONSchema._JSONSchema

function read(schema: JsonSchema): Shape {
  if (typeof schema === 'boolean') return 'any'
  const { type, anyOf, enum: values, items, properties = {}, required = [] } = schema
  if (anyOf) return { either: anyOf.map(read) }
  if (values) return { oneOf: [...values] }
  if (Array.isArray(type)) return { either: type.map((one) => read({ ...schema, type: one })) }
  switch (type) {
    case 'array':
      return { list: items && !Array.isArray(items) ? read(items) : 'any' }
    case 'object':
      return {
        fields: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, read(field)])),
        optional: Object.keys(properties).filter((name) => !required.includes(name)),
      }
    case 'boolean':
    case 'integer':
    case 'null':
    case 'number':
    case 'string':
      return type
    default:
      return 'any'
  }
}
