import type { Route, RouteRequest } from '@porchlight/contract/route'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'

/** Who calls, as far as the wire tells; userAgent may be empty. */
export interface Visitor {
  address: string
  userAgent: string
}

/** Path parameters by their names, beside query, body and visitor. */
export type HandlerRequest<R extends Route> = (RouteRequest<R>['params'] extends undefined
  ? unknown
  : RouteRequest<R>['params']) &
  Pick<RouteRequest<R>, 'query' | 'body'> & { visitor: Visitor }

// The edge overwrites both headers, so that a visitor cannot choose them; they are missing only without an edge.
export const visitorOf = ({ headers, requestContext }: APIGatewayProxyEventV2): Visitor => ({
  address: headers['x-viewer-address'] ?? requestContext.http.sourceIp,
  userAgent: headers['user-agent'] ?? '',
})

/** The host that the visitor used, with its port. */
export const hostOf = ({ headers }: APIGatewayProxyEventV2): string | undefined =>
  headers['x-viewer-host'] ?? headers.host
