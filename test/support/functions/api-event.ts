import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'

export interface Call {
  method?: string
  path?: string
  id?: string
  params?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  /** `name=value`. */
  cookies?: string[]
  body?: string
  isBase64Encoded?: boolean
}

const edgeKey = 'edge-key'
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Builds an event (payload 2.0) of the edge. */
export const apiEvent = ({ method = 'GET', path = '/api', id, params, query, headers, ...body }: Call) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: { host: 'homes.example.com', 'user-agent': userAgent, 'x-origin-key': edgeKey, ...headers },
  stageVariables: { edgeKeys: `former-key,${edgeKey},next-key`, sessionKey: 'session-key' },
  queryStringParameters: query,
  pathParameters: id === undefined ? params : { id },
  requestContext: {
    accountId: '123456789012',
    apiId: 'api',
    domainName: 'homes.example.com',
    domainPrefix: 'homes',
    requestId: 'gateway-1',
    routeKey: '$default',
    stage: '$default',
    time: '22/Nov/2026:12:00:00 +0000',
    timeEpoch: Date.UTC(2026, 10, 22, 12),
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent },
  },
  isBase64Encoded: false,
  ...body,
})

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

export async function call(handler: Handler, event: Call = {}) {
  const { statusCode, headers, body } = await handler(apiEvent(event), { awsRequestId: 'request-1' } as Context)
  return { status: statusCode, headers, body: body === undefined ? undefined : JSON.parse(body) }
}
