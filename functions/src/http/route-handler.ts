import { type RouteName, routes } from '@porchlight/contract/routes'
import type { Route, RouteResponse } from '@porchlight/contract/routes/route'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import {
  type Authorize,
  type CallerContext,
  refuseForeignOrigin,
  requireAccess,
  requireCustomHeader,
} from './access.ts'
import { apiLambda } from './api-lambda.ts'
import { addEntityTag } from './entity-tag.ts'
import { parsePart } from './parse-part.ts'
import { type HandlerRequest, readBody, visitorOf } from './request.ts'
import { successResponse } from './response.ts'

type Routes = typeof routes

export type Run<N extends RouteName, Caller> = (
  request: HandlerRequest<Routes[N]>,
  caller: Caller,
) => Promise<RouteResponse<Routes[N]>>

/** Parses the request, authorizes it, runs, and responds with what the output schema declares. */
export const routeHandlerFor =
  <Caller extends CallerContext>(authorize: Authorize<Caller>) =>
  <N extends RouteName>(name: N, run: Run<N, Caller>) =>
    apiLambda(name, async (event) => {
      const route = routes[name]
      refuseForeignOrigin(event)
      if (route.access !== 'public') requireCustomHeader(event)
      const caller = await authorize(route.access, event)
      const result = await run(parseRequest(route, event), caller)
      const isRead = route.method === 'GET'
      const isPublic = route.access === 'public' && isRead && !caller?.readsPrivately
      const full = successResponse(z.parse(route.output, result), { isPublic })
      if (caller?.readsPrivately) full.headers = { ...full.headers, 'x-robots-tag': 'noindex' }
      const response = isRead ? addEntityTag(full, event.headers['if-none-match']) : full
      return caller?.cookies ? { ...response, cookies: caller.cookies } : response
    })

/** Public routes use this. */
export const routeHandler = routeHandlerFor(requireAccess)

const noBody = z.optional(z.strictObject({}))

function parseRequest<R extends Route>(route: R, event: APIGatewayProxyEventV2): HandlerRequest<R>
function parseRequest(route: Route, event: APIGatewayProxyEventV2): unknown {
  const query = parsePart(route.query, event.queryStringParameters ?? {})
  const params = parsePart(route.params, event.pathParameters ?? {})
  const body = parsePart(route.input ?? noBody, readBody(event, route.maxBodyBytes))
  return { ...Object(params), query, body: route.input && body, visitor: visitorOf(event) }
}
