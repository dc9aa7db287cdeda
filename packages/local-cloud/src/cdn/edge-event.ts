import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { cookiesOf, type HeaderLines, type HttpRequest, type HttpResponse, splitOnce } from '../machine/http.ts'
import { isObject } from '../template/resource.ts'

const oneSchema = z.object({ value: z._default(z.string(), ''), attributes: z.optional(z.string()) })
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
  querystring: z.union([z.string(), valuesSchema]),
  headers: valuesSchema,
  cookies: z.optional(valuesSchema),
})
const responseSchema = z.object({
  statusCode: z.int(),
  headers: z.optional(valuesSchema),
  cookies: z.optional(valuesSchema),
  body: z.optional(z.union([z.string(), z.object({ encoding: z.string(), data: z.string() })])),
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
      headers: valuesOf(
        request.headers.filter(([name]) => name !== 'cookie').map(([name, value]) => [name, { value }]),
      ),
      cookies: valuesOf(cookiesOf(request.headers).map(nameAndValue)),
    },
    ...(response && {
      response: {
        statusCode: response.status,
        headers: valuesOf(
          response.headers.filter(([name]) => name !== 'set-cookie').map(([name, value]) => [name, { value }]),
        ),
        cookies: valuesOf(
          response.headers.filter(([name]) => name === 'set-cookie').map(([, line]) => setCookie(line)),
        ),
      },
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
  const query = typeof querystring === 'string' ? querystring : queryText(querystring)
  return { ...request, method, uri, query, headers: lines }
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
  const { statusCode, headers = [], cookies = [], body } = responseSchema.parse(result)
  const lines = headerLines(headers)
  for (const [name, { value, attributes }] of pairsOf(cookies)) {
    lines.push(['set-cookie', `${name}=${value}${attributes ? `; ${attributes}` : ''}`])
  }
  return { status: statusCode, headers: lines, body: bodyOf(body) }
}

function bodyOf(body: z.infer<typeof responseSchema>['body']): Buffer | undefined {
  if (body === undefined) return undefined
  if (typeof body === 'string') return Buffer.from(body)
  return Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8')
}

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

function setCookie(line: string): [name: string, one: One] {
  const [pair, attributes] = splitOnce(line, ';')
  const [name, value] = splitOnce(pair, '=')
  return [name, { value, attributes: attributes.trim() }]
}
