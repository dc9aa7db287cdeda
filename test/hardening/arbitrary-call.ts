import type { Route } from '@porchlight/contract/routes/route'
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { contentType, oddHeaders } from './arbitrary-headers.ts'
import { allowed, hostile, nearly, oddNames } from './arbitrary-input.ts'

/** A name from the pool, or an unknown cookie or token. */
const callers = ['admin', 'guest', 'nobody', 'odd cookie', 'odd token'] as const

/** Names such as `«unit»` are replaced when the call is sent, so that a seed reproduces the call. */
export interface DrawnCall {
  method: string
  path: string
  headers: [name: string, value: string][]
  caller: (typeof callers)[number]
  /** UTF-8, or a list of bytes if `isHex`. */
  body?: string
  isHex?: boolean
}

const marks: Record<string, string> = { propertyId: '«property»', url: '«picture»', imageUrl: '«picture»' }
const pathMarks: Record<string, string> = {
  '/api/properties/{id}': '«property»',
  '/api/properties/{id}/units': '«property»',
  '/api/analytics/track-view/{id}': '«property»',
  '/api/properties/{id}/actions': '«property»',
  '/api/property-images/{id}': '«propertyImage»',
  '/api/units/{id}': '«unit»',
  '/api/unit-images/{id}': '«unitImage»',
  '/api/hero-images/{id}': '«hero»',
}

/** Some calls are valid, most have one error, and a few are invalid throughout. */
export function arbitraryCall(route: Route): fc.Arbitrary<DrawnCall> {
  return fc
    .record({
      path: pathOf(route),
      query: queryOf(route),
      body: bodyOf(route),
      type: contentType,
      headers: oddHeaders,
      caller: callerOf(route),
      isOwn: fc.boolean(),
    })
    .map(({ path, query, body, type, headers, caller, isOwn }) => ({
      method: route.method,
      path: path + query,
      headers: [
        ...(body === undefined ? [] : ([['content-type', type]] as [string, string][])),
        ...(isOwn || caller === 'admin' ? ([['x-requested-with', 'porchlight']] as [string, string][]) : []),
        ...headers,
      ],
      caller,
      ...body,
    }))
}

const callerOf = ({ access }: Route) =>
  access !== 'admin'
    ? fc.constantFrom(...callers)
    : fc.oneof(
        { weight: 5, arbitrary: fc.constant('admin' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...callers) },
      )

const schemaOf = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

const oddSegments = fc.constantFrom(
  ...[
    '%',
    '%zz',
    '%ff',
    '%00',
    '%c0%ae%c0%ae',
    '..',
    '..%2f..%2f',
    '%2e%2e',
    '%2500',
    '.',
    ';a=b',
    '%ed%a0%80',
    '%0d%0a',
  ],
  ...['%F0%9F%8F%A0', 'a'.repeat(2000), '~', '*', '%5c', '%u0041', '00000000-0000-4000-8000-000000000000', '%20', "'"],
)

function pathOf({ path }: Route): fc.Arbitrary<string> {
  const mark = pathMarks[path]
  if (!mark) return fc.oneof({ weight: 12, arbitrary: fc.constant<string>(path) }, oddPath(path))
  const id = fc.oneof(
    { weight: 8, arbitrary: fc.constant(mark) },
    { weight: 1, arbitrary: fc.constantFrom('«property»', '«unit»', '«unitImage»') },
    { weight: 2, arbitrary: fc.constantFrom(...oddNames).map(encoded) },
    { weight: 2, arbitrary: oddSegments },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map(encoded) },
    { weight: 1, arbitrary: fc.uuid() },
  )
  return id.map((text) => path.replace('{id}', () => text))
}

const oddPath = (path: string) =>
  fc.constantFrom(`${path}/`, path.replace('/api', '/api/'), path.replace('api', '%61pi'))

/** A browser encodes a lone surrogate as the replacement character. */
const encoded = (text: string) =>
  [...text].map((letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80')).join('')

const oddQueries = fc.constantFrom(
  ...['?', '?%', '?%ff=%ff', '?&&&=', '?=', '?a=%', '?__proto__=x', '?__proto__[a]=b', '?constructor=x', '?toString'],
  ...['?scope=admin&scope=admin', '?scope[]=admin', '?days=30&days=30', '?id=x', '?a=b#c', '?%00=%00', '?a=+%20'],
  `?${'a=b&'.repeat(500)}`,
  `?scope=${'x'.repeat(3000)}`,
)

function queryOf({ query }: Route): fc.Arbitrary<string> {
  const none = { weight: 4, arbitrary: fc.constant('') }
  if (!query) return fc.oneof(none, { weight: 1, arbitrary: oddQueries })
  const right = allowed(schemaOf(query), () => undefined)
  const asText = (value: unknown) => {
    const pairs = Object.entries(Object(value)).map(
      ([name, one]) => `${encoded(name)}=${encoded(String(JSON.stringify(one)))}`,
    )
    return `?${pairs.join('&').slice(0, 4000).replaceAll('%22', '')}`
  }
  return fc.oneof(
    none,
    { weight: 4, arbitrary: right.map(asText) },
    { weight: 4, arbitrary: nearly(right).map(asText) },
    { weight: 2, arbitrary: oddQueries },
  )
}

type Body = Pick<DrawnCall, 'body' | 'isHex'> | undefined

function bodyOf({ input }: Route): fc.Arbitrary<Body> {
  const asText = (value: unknown): Body => ({ body: JSON.stringify(value) })
  if (!input)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: hostile.map(asText) },
      { weight: 1, arbitrary: damaged(fc.constant({})) },
    )
  const right = allowed(schemaOf(input), markOf)
  return fc.oneof(
    { weight: 5, arbitrary: right.map(asText) },
    { weight: 7, arbitrary: nearly(right).map(asText) },
    { weight: 2, arbitrary: hostile.map(asText) },
    { weight: 3, arbitrary: damaged(right) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const markOf = (key: string) => (key === 'id' ? '«propertyImage»' : key === 'imageIds' ? '«anyHero»' : marks[key])

/** JSON that is truncated, goes on, repeats a key, or is no JSON or no text. */
const damaged = (right: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  fc.oneof(
    fc.tuple(right, fc.nat(200)).map(([value, at]): Body => ({ body: JSON.stringify(value).slice(0, at) })),
    fc
      .tuple(right, fc.constantFrom(...oddNames, 'property', 'images', 'imageIds'), hostile)
      .map(([value, name, odd]): Body => {
        const twice = `${JSON.stringify(name)}:${JSON.stringify(odd)}`
        return { body: JSON.stringify(value).replace('{', () => `{${twice},${twice},`) }
      }),
    right.map((value): Body => ({ body: `\ufeff${JSON.stringify(value)}` })),
    right.map((value): Body => ({ body: Buffer.from(JSON.stringify(value), 'utf16le').toString('hex'), isHex: true })),
    right.map((value): Body => ({ body: `${JSON.stringify(value)}}` })),
    fc
      .constantFrom('['.repeat(50_000), '{"a":'.repeat(20_000), 'NaN', '1e400', '-', '"\\ud800"', "{'a':1}", '[1,]')
      .map((body) => ({ body })),
    fc
      .uint8Array({ minLength: 1, maxLength: 200 })
      .map((bytes): Body => ({ body: Buffer.from(bytes).toString('hex'), isHex: true })),
  )
