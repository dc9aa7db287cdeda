import { limits } from '@porchlight/contract/limits'
import type { Route, RouteRequest } from '@porchlight/contract/routes/route'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { invalidInput, KnownError } from '../errors.ts'
import { parseJson } from '../parse-json.ts'

/** userAgent may be empty. */
interface Visitor {
  address: string
  userAgent: string
}

export type HandlerRequest<R extends Route> = (RouteRequest<R>['params'] extends undefined
  ? unknown
  : RouteRequest<R>['params']) &
  Pick<RouteRequest<R>, 'query' | 'body'> & { visitor: Visitor }

// The edge overwrites both headers, so that visitors cannot forge them (edge.ts).
export const visitorOf = ({ headers, requestContext }: APIGatewayProxyEventV2): Visitor => ({
  address: headers['x-viewer-address'] ?? requestContext.http.sourceIp,
  userAgent: headers['user-agent'] ?? '',
})

/** Returns for example https://www.homes.org. A deployed edge always uses TLS, the local cloud never. */
export function siteOrigin({ headers }: APIGatewayProxyEventV2): string {
  const host = (headers['x-viewer-host'] ?? headers.host ?? '').toLowerCase()
  const scheme = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) ? 'http' : 'https'
  return `${scheme}://${host}`
}

/** Returns undefined without a body. Throws `too_large`, `unsupported_media_type` and `invalid_input`. */
export function readBody(
  { body, headers, isBase64Encoded }: APIGatewayProxyEventV2,
  maxBytes: number = limits.requestBodyBytes,
): unknown {
  if (!body) return undefined
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes.length > maxBytes) throw new KnownError('too_large', `The body is longer than ${maxBytes} bytes`)
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new KnownError('unsupported_media_type', 'The body must be application/json')
  const value = parseJson(bytes)
  if (value === undefined) throw invalidInput([], 'The body is not valid JSON')
  return value
}
