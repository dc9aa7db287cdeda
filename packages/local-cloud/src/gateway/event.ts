import { attempt } from '../machine/files.ts'
import { cookiesOf, type HttpRequest } from '../machine/http.ts'

export type GatewayRequest = Omit<HttpRequest, 'body'> & { body: Buffer }

/** API Gateway passes these bodies as text, others as base64. */
const textual = /^(text\/.*|application\/(json|xml|javascript|x-www-form-urlencoded|graphql)|.*\+(json|xml))$/

/**
 * Returns payload format 2.0 without what describes the API itself:
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function gatewayEvent(
  request: GatewayRequest,
  match: { routeKey: string; pathParameters: Record<string, string> | undefined },
  stageVariables: Record<string, string>,
) {
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
    stageVariables,
    requestContext: {
      http: {
        method: request.method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: request.viewerIp,
        userAgent: headers['user-agent'] ?? '',
      },
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
