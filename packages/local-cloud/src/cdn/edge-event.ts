import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { HeaderLines, HttpRequest, HttpResponse } from '../machine/http.ts'

const oneValue = z.object({ value: z.string(), attributes: z.optional(z.string()) })
const valuesSchema = z.record(
  z.string(),
  z.object({
    value: z._default(z.string(), ''),
    attributes: z.optional(z.string()),
    multiValue: z.optional(z.array(oneValue)),
  }),
)
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
 * The event that CloudFront gives to a function.
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
      querystring: valuesOf(
        request.query
          .split('&')
          .filter(Boolean)
          .map((pair) => splitOnce(pair, '=')),
      ),
      headers: valuesOf(request.headers.filter(([name]) => name !== 'cookie')),
      cookies: valuesOf(cookiePairs(request.headers)),
    },
    ...(response && {
      response: {
        statusCode: response.status,
        headers: valuesOf(response.headers.filter(([name]) => name !== 'set-cookie')),
        cookies: setCookies(response.headers),
      },
    }),
  }
}

/** What a viewer-request function returned: the request to go on with, or an answer of its own. */
export function afterViewerRequest(result: unknown, request: HttpRequest): HttpRequest | HttpResponse {
  if (isAnswer(result)) return answerOf(result)
  const { method, uri, querystring, headers, cookies = {} } = requestSchema.parse(result)
  const cookieLine = pairsOf(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  return {
    ...request,
    method,
    uri,
    query: typeof querystring === 'string' ? querystring : queryText(querystring),
    headers: [...headerLines(headers), ...(cookieLine ? [['cookie', cookieLine] satisfies HeaderLines[number]] : [])],
  }
}

/** What a viewer-response function returned; the body stays the origin's unless the function gives one. */
export function afterViewerResponse(result: unknown, response: HttpResponse): HttpResponse {
  const changed = answerOf(result)
  return { ...changed, body: changed.body ?? response.body }
}

function isAnswer(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'statusCode' in result
}

function answerOf(result: unknown): HttpResponse {
  const { statusCode, headers = {}, cookies = {}, body } = responseSchema.parse(result)
  const lines = headerLines(headers)
  for (const [name, { value, attributes, multiValue }] of Object.entries(cookies)) {
    for (const one of multiValue ?? [{ value, attributes }]) {
      lines.push(['set-cookie', `${name}=${one.value}${one.attributes ? `; ${one.attributes}` : ''}`])
    }
  }
  return { status: statusCode, headers: lines, body: bodyOf(body) }
}

function bodyOf(body: z.infer<typeof responseSchema>['body']): Buffer | undefined {
  if (body === undefined) return undefined
  if (typeof body === 'string') return Buffer.from(body)
  return Buffer.from(body.data, body.encoding === 'base64' ? 'base64' : 'utf8')
}

function valuesOf(pairs: [string, string][]): Values {
  const values: Values = {}
  for (const [name, value] of pairs) {
    const there = values[name]
    if (there) there.multiValue = [...(there.multiValue ?? [{ value: there.value }]), { value }]
    else values[name] = { value }
  }
  return values
}

function pairsOf(values: Values): HeaderLines {
  return Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one): HeaderLines[number] => [name, one.value]),
  )
}

/** Names of headers may be written in any case; those of cookies and parameters may not. */
function headerLines(values: Values): HeaderLines {
  return pairsOf(values).map(([name, value]) => [name.toLowerCase(), value])
}

function queryText(values: Values): string {
  return pairsOf(values)
    .map(([name, value]) => (value === '' ? name : `${name}=${value}`))
    .join('&')
}

function cookiePairs(lines: HeaderLines): [string, string][] {
  return lines
    .filter(([name]) => name === 'cookie')
    .flatMap(([, value]) => value.split(';'))
    .map((cookie) => cookie.trim())
    .filter(Boolean)
    .map((cookie) => splitOnce(cookie, '='))
}

function setCookies(lines: HeaderLines): Values {
  const values: Values = {}
  for (const [, line] of lines.filter(([name]) => name === 'set-cookie')) {
    const [pair, attributes] = splitOnce(line, ';')
    const [name, value] = splitOnce(pair, '=')
    const one = { value, attributes: attributes.trim() }
    const there = values[name]
    if (there) there.multiValue = [...(there.multiValue ?? [{ value: there.value, attributes: there.attributes }]), one]
    else values[name] = one
  }
  return values
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
