import { randomUUID } from 'node:crypto'
import type { GatewayRequest } from './request.ts'

/** Media types whose bodies API Gateway hands over as text; every other is base64. */
const textual = /^(text\/.*|application\/(json|xml|javascript|x-www-form-urlencoded|graphql)|.*\+(json|xml))$/

/**
 * The event of an HTTP API, payload format 2.0.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function gatewayEvent(
  request: GatewayRequest,
  match: { routeKey: string; pathParameters: Record<string, string> | undefined },
  api: { apiId: string; domainName: string },
) {
  const now = new Date()
  const rawPath = decodePath(request.path)
  const headers = headersOf(request.headers)
  const cookies = cookiesOf(request.headers)
  const queryStringParameters = queryOf(request.query)
  const textBody = textual.test((headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '')
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath,
    rawQueryString: request.query,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(queryStringParameters && { queryStringParameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: api.apiId,
      domainName: api.domainName,
      domainPrefix: api.domainName.split('.')[0],
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.routeKey,
      stage: '$default',
      time: clfTime(now),
      timeEpoch: now.getTime(),
    },
    ...(match.pathParameters && { pathParameters: match.pathParameters }),
    ...(request.body.length > 0 && { body: request.body.toString(textBody ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !textBody,
  }
}

function headersOf(lines: GatewayRequest['headers']): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of lines) {
    if (name === 'cookie') continue
    headers[name] = headers[name] === undefined ? value : `${headers[name]},${value}`
  }
  return headers
}

function cookiesOf(lines: GatewayRequest['headers']): string[] {
  return lines
    .filter(([name]) => name === 'cookie')
    .flatMap(([, value]) => value.split(';'))
    .map((cookie) => cookie.trim())
    .filter(Boolean)
}

/** Repeated parameters are joined by commas. */
function queryOf(query: string): Record<string, string> | undefined {
  const parameters: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query)) {
    parameters[name] = parameters[name] === undefined ? value : `${parameters[name]},${value}`
  }
  return Object.keys(parameters).length > 0 ? parameters : undefined
}

/** API Gateway gives the path decoded; what does not decode stays as it came. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** 12/Mar/2020:19:03:58 +0000 */
function clfTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
