import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { cookiesOf, type HeaderLines, type HttpRequest, type HttpResponse, splitOnce } from '../machine/http.ts'
import { isObject } from '../template/resource.ts'

const oneSchema = z.object({ value: z._default(z.string(), '') })
/** Pairs, because visitors choose the names and a record's schema drops `__proto__`. */
const valuesSchema = z.pipe(
  z.transform((given: unknown) => (isObject(given) ? Object.entries(given) : given)),
  z.array(z.tuple([z.string(), z.extend(oneSchema, { multiValue: z.optional(z.array(oneSchema)) })])),
)
type One = z.infer<typeof oneSchema>
type Values = z.infer<typeof valuesSchema>
const requestSchema = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: valuesSchema,
  headers: valuesSchema,
  cookies: z.optional(valuesSchema),
})
const responseSchema = z.object({
  statusCode: z.int(),
  headers: z.optional(valuesSchema),
  body: z.optional(z.object({ encoding: z.literal('text'), data: z.string() })),
})

/**
 * Builds a function's event:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function edgeEvent(request: HttpRequest, response?: HttpResponse) {
  return {
    version: '1.0',
    context: {
      distributionDomainName: 'local.cloudfront.net',
      distributionId: 'LOCAL',
      eventType: response ? 'viewer-response' : 'viewer-request',
      requestId: randomUUID(),
    },
    viewer: { ip: request.viewerIp },
    request: {
      method: request.method,
      uri: request.uri,
      querystring: valuesOf(request.query.split('&').filter(Boolean).map(nameAndValue)),
      headers: headersOf(request.headers.filter(([name]) => name !== 'cookie')),
      cookies: valuesOf(cookiesOf(request.headers).map(nameAndValue)),
    },
    ...(response && {
      // No response that a function changes sets a cookie.
      response: { statusCode: response.status, headers: headersOf(response.headers) },
    }),
  }
}

/** Returns the request to continue with, or a response. */
export function afterViewerRequest(result: unknown, request: HttpRequest): HttpRequest | HttpResponse {
  if (isAnswer(result)) return answerOf(result)
  const { method, uri, querystring, headers, cookies = [] } = requestSchema.parse(result)
  const lines = headerLines(headers)
  const cookie = pairsOf(cookies).map(([name, { value }]) => `${name}=${value}`)
  if (cookie.length > 0) lines.push(['cookie', cookie.join('; ')])
  return { ...request, method, uri, query: queryText(querystring), headers: lines }
}

/** Without a body the origin's body is used. */
export function afterViewerResponse(result: unknown, response: HttpResponse): HttpResponse {
  const changed = answerOf(result)
  return { ...changed, body: changed.body ?? response.body }
}

function isAnswer(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'statusCode' in result
}

function answerOf(result: unknown): HttpResponse {
  const { statusCode, headers = [], body } = responseSchema.parse(result)
  return { status: statusCode, headers: headerLines(headers), body: body && Buffer.from(body.data) }
}

const headersOf = (lines: HeaderLines) => valuesOf(lines.map(([name, value]) => [name, { value }]))

/** A repeated name has its first value here and all values in `multiValue`. */
function valuesOf(pairs: [name: string, one: One][]): Record<string, One & { multiValue?: One[] }> {
  const byName = Map.groupBy(pairs, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, same]) => {
      const all = same.map(([, one]) => one)
      return [name, { value: '', ...all[0], ...(all.length > 1 && { multiValue: all }) }]
    }),
  )
}

function pairsOf(values: Values): [name: string, one: One][] {
  return values.flatMap(([name, { multiValue, ...one }]) =>
    (multiValue ?? [one]).map((each): [string, One] => [name, each]),
  )
}

/** Header names ignore case; names of cookies and parameters do not. */
function headerLines(values: Values): HeaderLines {
  return pairsOf(values).map(([name, { value }]) => [name.toLowerCase(), value])
}

function queryText(values: Values): string {
  return pairsOf(values)
    .map(([name, { value }]) => (value === '' ? name : `${name}=${value}`))
    .join('&')
}

function nameAndValue(text: string): [name: string, one: One] {
  const [name, value] = splitOnce(text, '=')
  return [name, { value }]
}
