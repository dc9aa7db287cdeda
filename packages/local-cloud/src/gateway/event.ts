import { randomUUID } from 'node:crypto'
import { attempt } from '../machine/files.ts'
import { cookiesOf, type HttpRequest } from '../machine/http.ts'

export type GatewayRequest = Omit<HttpRequest, 'body'> & { body: Buffer }

/** API Gateway passes these bodies as text, others as base64. */
const textual = /^(text\/.*|application\/(json|xml|javascript|x-www-form-urlencoded|graphql)|.*\+(json|xml))$/

/**
 * Returns payload format 2.0:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function gatewayEvent(
  request: GatewayRequest,
  match: { routeKey: string; pathParameters: Record<string, string> | undefined },
  api: { apiId: string; domainName: string; stageVariables: Record<string, string> },
) {
  const now = new Date()
  const rawPath = decodePath(request.uri)
  const headers = joined(request.headers.filter(([name]) => name !== 'cookie'))
  const cookies = cookiesOf(request.headers)
  const queryStringParameters = joined(new URLSearchParams(request.query))
  const textBody = textual.test((headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '')
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath,
    rawQueryString: request.query,
    ...(cookies.length > 0 && { cookies }),
    headers,
    ...(request.query && { queryStringParameters }),
    ...(Object.keys(api.stageVariables).length > 0 && { stageVariables: api.stageVariables }),
    requestContext: {
      accountId: '000000000000',
      apiId: api.apiId,
      domainName: api.domainName,
      domainPrefix: api.domainName.split('.')[0],
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.viewerIp,
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

function joined(pairs: Iterable<[name: string, value: string]>): Record<string, string> {
  // A plain object has inherited names such as `constructor` and `__proto__`.
  const byName = Map.groupBy(pairs, ([name]) => name)
  return Object.fromEntries([...byName].map(([name, same]) => [name, same.map(([, value]) => value).join(',')]))
}

/** API Gateway decodes the path. An undecodable path stays as sent. */
export function decodePath(path: string): string {
  return attempt(() => decodeURIComponent(path)) ?? path
}

/** Formats a time as 12/Mar/2020:19:03:58 +0000. */
function clfTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ')
  return `${day}/${month}/${year}:${time} +0000`
}
