import * as fc from 'fast-check'
import type * as z from 'zod/mini'

type Schema = z.core.JSONSchema.BaseSchema
type Json = unknown

export const oddNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'toJSON',
  'length',
  'PK',
  'SK',
  'GSI1PK',
  'GSI1SK',
  'expire',
  'unitCount',
  'createdAt',
  'attached',
  '',
  ' ',
  '0',
  '-1',
  '$where',
  'ünknown',
  'half a \ud83c',
  'nul\0',
  '🏠',
] as const

const oddTexts = [
  ...oddNames,
  '\ud800',
  'a\udc00b',
  '\0',
  '\u2028\u2029\ufeff\u200b',
  '\u202eabc',
  'e\u0301'.repeat(50),
  '👨‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(256),
  'x'.repeat(1001),
  '🏠'.repeat(255),
  'x'.repeat(100_001),
  '漢'.repeat(100_000),
  '</script><script>alert(1)</script>',
  `$\{7*7}{{7*7}}<%= 7 %>`,
  "'; DROP TABLE porchlight; --",
  '../../../../etc/passwd',
  '/images/../images/x.jpg',
  '/images/00000000-0000-4000-8000-000000000000.jpg',
  '//example.com/x.jpg',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'a\r\nset-cookie: b=c',
  '%00%ff%2e%2e%2f',
  'PROPERTY#00000000-0000-4000-8000-000000000000',
  'NaN',
]

const oddNumbers = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  5e-324,
  999,
  1000,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e126,
  1.797e308,
  -1e308,
]

const deep = (levels: number): Json => {
  let value: Json = []
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}

export const hostile: fc.Arbitrary<Json> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers) },
  { weight: 3, arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], [{}]) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 2, arbitrary: fc.constantFrom(...oddNames).map((name) => withKey({}, name, 'x')) },
  { weight: 1, arbitrary: fc.constantFrom(3, 100, 2000).map(deep) },
  { weight: 1, arbitrary: fc.constantFrom(91, 101, 5000).map((length) => Array.from({ length }, () => 'x')) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

/** An assignment to `__proto__` would change the prototype. */
function withKey(object: object, key: string, value: Json): object {
  return Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

/**
 * Generates values that a JSON Schema allows. A text may be a placeholder such as `«unit»`; `markOf` returns those that
 * make sense under a key.
 */
export function allowed(schema: Schema, markOf: (key: string) => string | undefined, key = ''): fc.Arbitrary<Json> {
  const inner = (child: unknown, name: string) => allowed(child as Schema, markOf, name)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((one) => inner(one, key)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => inner({ ...schema, type }, key)))
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).map(([name, child]) => [name, inner(child, name)])
      return fc.record<Record<string, Json>>(Object.fromEntries(entries), { requiredKeys: schema.required ?? [] })
    }
    case 'array':
      return fc.oneof(
        fc.constant([]),
        fc.array(inner(schema.items, key), { maxLength: Math.min(schema.maxItems ?? 5, 5) }),
      )
    case 'string':
      return text(schema, markOf(key))
    case 'integer':
      return fc.integer({ min: lowest(schema), max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) })
    case 'number':
      return fc.integer({ min: 0, max: 20 }).map((half) => half * (schema.multipleOf ?? 1))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      throw new Error(`No values are known for the schema ${JSON.stringify(schema)}`)
  }
}

const lowest = ({ minimum, exclusiveMinimum }: Schema) => Math.max(minimum ?? 0, Number(exclusiveMinimum ?? -1001) + 1)

function text({ minLength = 0, maxLength = 100, pattern }: Schema, mark: string | undefined): fc.Arbitrary<string> {
  const free = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
  return mark ? fc.oneof({ weight: 4, arbitrary: fc.constant(mark) }, { weight: 1, arbitrary: free }) : free
}

export const nearly = (right: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.tuple(right, fc.array(change, { minLength: 1, maxLength: 3 })).map(([value, changes]) => {
    const copy: Json = structuredClone(value)
    for (const one of changes) applyTo(copy, one)
    return copy
  })

interface Change {
  what: 'replace' | 'remove' | 'add'
  where: number
  name: string
  value: Json
}

const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('replace', 'remove', 'add'),
  where: fc.nat(50),
  name: fc.constantFrom(...oddNames),
  value: hostile,
})

function applyTo(value: Json, { what, where, name, value: odd }: Change): void {
  const places = placesIn(value)
  const place = places[where % Math.max(1, places.length)]
  if (!place) return
  const [parent, key] = place
  if (what === 'remove') Reflect.deleteProperty(parent, key)
  else withKey(parent, what === 'add' && !Array.isArray(parent) ? name : key, structuredClone(odd))
}

/** To the depth of bodies in the contract. */
function placesIn(value: Json, levels = 5): [parent: object, key: string][] {
  if (levels === 0 || typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key): [object, string][] => [
    [value, key],
    ...placesIn(Reflect.get(value, key), levels - 1),
  ])
}
