import {
  countedSchema,
  trackedSchema,
  viewCountSchema,
  viewHistorySchema,
} from '@porchlight/contract/analytics/analytics'
import { type ErrorCode, errorBodySchema, errorStatus } from '@porchlight/contract/error'
import { heroImageInputSchema, heroImageSchema, heroOrderSchema } from '@porchlight/contract/images/hero'
import { originalSchema, uploadRequestSchema, uploadSchema } from '@porchlight/contract/images/upload'
import { userSchema } from '@porchlight/contract/people/session'
import { newPropertySchema, propertyInputSchema, propertySchema } from '@porchlight/contract/properties/property'
import { newUnitSchema, unitInputSchema, unitSchema } from '@porchlight/contract/properties/unit'
import { type RouteName, routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import * as z from 'zod/mini'
import { summaries } from './summaries.ts'

/** These schemas become named components. */
const named = z.registry<{ id: string }>()
named.add(propertySchema, { id: 'Property' })
named.add(propertyInputSchema, { id: 'PropertyInput' })
named.add(newPropertySchema, { id: 'NewProperty' })
named.add(unitSchema, { id: 'Unit' })
named.add(unitInputSchema, { id: 'UnitInput' })
named.add(newUnitSchema, { id: 'NewUnit' })
named.add(heroImageSchema, { id: 'HeroImage' })
named.add(heroImageInputSchema, { id: 'HeroImageInput' })
named.add(heroOrderSchema, { id: 'HeroOrder' })
named.add(viewCountSchema, { id: 'ViewCount' })
named.add(viewHistorySchema, { id: 'ViewHistory' })
named.add(trackedSchema, { id: 'Tracked' })
named.add(countedSchema, { id: 'Counted' })
named.add(userSchema, { id: 'User' })
named.add(uploadRequestSchema, { id: 'UploadRequest' })
named.add(uploadSchema, { id: 'Upload' })
named.add(originalSchema, { id: 'Original' })
named.add(errorBodySchema, { id: 'Error' })

type JsonSchema = Record<string, unknown>

/** Returns OpenAPI 3.1. */
export function openApi() {
  const components: Record<string, JsonSchema> = {}

  /** Adds the schemas that it references to `components`. */
  function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
    const made: JsonSchema = z.toJSONSchema(schema, { io, metadata: named, reused: 'inline' })
    const { $schema: _dialect, $defs, id: _id, ...rest } = pointed(made)
    for (const [name, definition] of Object.entries(recordOf($defs))) components[name] = withoutId(recordOf(definition))
    const name = named.get(schema)?.id
    if (!name) return rest
    // For a named schema zod returns a reference, whose definition the loop above has added.
    components[name] ??= rest
    return { $ref: `#/components/schemas/${name}` }
  }

  const json = (schema: z.ZodMiniType, io: 'input' | 'output') => ({
    content: { 'application/json': { schema: schemaOf(schema, io) } },
  })
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of entriesOf(routes)) {
    const { method, path, access, input, output }: Route = route
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId: name,
        summary: summaries[name],
        tags: [access],
        ...(access !== 'public' && { security: [{ session: [] }, { token: [] }] }),
        parameters: parametersOf(route, schemaOf),
        ...(input && { requestBody: { required: !z.safeParse(input, undefined).success, ...json(input, 'input') } }),
        responses: {
          ...(isEmpty(output)
            ? { [path.includes('/auth/') || name === 'login' ? 302 : 204]: { description: 'Done; no body.' } }
            : { 200: { description: 'Done.', ...(method === 'GET' && tag), ...json(output, 'output') } }),
          ...(method === 'GET' && !isEmpty(output) && unchanged),
          ...Object.fromEntries(
            failuresOf(name, route).map((code) => [
              errorStatus[code],
              { description: code.replaceAll('_', ' '), ...json(errorBodySchema, 'output') },
            ]),
          ),
        },
      },
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Porchlight',
      version: '1',
      description:
        'Made from packages/contract. Unknown fields are dropped, and an answer has declared fields alone. Every failure has the body Error; a 429 may be the gateway’s own, with a message alone.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The site itself' }],
    tags: [
      { name: 'public', description: 'for everybody' },
      { name: 'session', description: 'for who is signed in' },
      { name: 'admin', description: 'for members of the group admins' },
    ],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by signing in at /api/login.',
        },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'an access token of the user pool' },
      },
      schemas: Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

const isEmpty = (schema: z.ZodMiniType) => schema instanceof z.ZodMiniUndefined

const tag = { headers: { ETag: { description: 'Of this very answer.', schema: { type: 'string' } } } }
const unchanged = { 304: { description: 'The caller has this answer, by If-None-Match; no body.' } }

/** Changes have a header that prevents cross-site requests. */
function parametersOf(
  { method, params, query }: Route,
  schemaOf: (schema: z.ZodMiniType, io: 'input') => JsonSchema,
): JsonSchema[] {
  const those = (place: 'path' | 'query', schema: z.ZodMiniType | undefined) => {
    if (!schema) return []
    const { properties, required } = schemaOf(schema, 'input')
    const needed = Array.isArray(required) ? required : []
    return Object.entries(recordOf(properties)).map(([name, one]) => ({
      name,
      in: place,
      required: needed.includes(name),
      schema: one,
    }))
  }
  const own = {
    name: 'X-Requested-With',
    in: 'header',
    description: 'Any value; required unless a bearer token is sent.',
    schema: { type: 'string' },
  }
  return [...those('path', params), ...those('query', query), ...(method === 'GET' ? [] : [own])]
}

function failuresOf(name: RouteName, { method, access, params, query, input }: Route): ErrorCode[] {
  const isChange = method !== 'GET'
  const isGuarded = access !== 'public' || name === 'listProperties'
  const codes: (ErrorCode | false)[] = [
    (params || query || input) !== undefined && 'invalid_input',
    isGuarded && 'unauthorized',
    (access === 'admin' || isChange || name === 'listProperties') && 'forbidden',
    (params || input) !== undefined && 'not_found',
    isChange && access === 'admin' && 'conflict',
    input !== undefined && 'too_large',
    input !== undefined && 'unsupported_media_type',
    'too_many_requests',
    'internal',
    'unavailable',
    !isChange && 'answer_too_large',
  ]
  return codes.filter((code) => code !== false)
}

/** Replaces zod's local references by references to components. */
const pointed = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))

const withoutId = ({ id: _id, ...rest }: JsonSchema): JsonSchema => rest

const recordOf = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

function entriesOf<T extends Record<RouteName, Route>>(table: T): [RouteName, Route][] {
  const names = new Set<string>(Object.keys(routes))
  const isName = (name: string): name is RouteName => names.has(name)
  return Object.entries(table).flatMap(([name, route]) => (isName(name) ? [[name, route]] : []))
}
