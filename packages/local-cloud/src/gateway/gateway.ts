import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import type { HeaderLines, HttpRequest, HttpResponse, Origin } from '../machine/http.ts'
import { UserError } from '../machine/log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { gatewayEvent } from './event.ts'
import { gatewayMessage, gatewayResponse } from './response.ts'
import { routeTable } from './routes.ts'
import { stageOf } from './stage.ts'

const apiSchema = z.object({ ProtocolType: z.literal('HTTP') })
const routeSchema = z.object({
  ApiId: z.string(),
  RouteKey: z.string().check(z.regex(/^[A-Z]+ \//)),
  Target: z.string(),
  AuthorizationType: z.optional(z.literal('NONE')),
})
const integrationSchema = z.object({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
})

/** Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html */
const maxBodyBytes = 10 * 1024 * 1024
/** Source: https://docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
const MAX_EVENT_BYTES = 6 * 1024 * 1024

/** Returns the HTTP APIs by the host names that the CDN uses. */
export function gatewaysOf(template: CloudTemplate, functions: Functions): Map<string, Origin> {
  const integrations = new Map(
    template
      .ofType(integrationSchema, 'AWS::ApiGatewayV2::Integration')
      .map(({ ref, properties }) => [ref, properties]),
  )
  const routes = template.ofType(routeSchema, 'AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const target = integrations.get(properties.Target.replace(/^integrations\//, ''))
    if (!target)
      throw new UserError(`The route "${properties.RouteKey}" leads to an integration that is not in the templates.`)
    return { apiId: properties.ApiId, routeKey: properties.RouteKey, target }
  })
  return new Map(
    template.ofType(apiSchema, 'AWS::ApiGatewayV2::Api').map(({ ref: apiId }) => {
      const domainName = `${apiId}.execute-api.${local.region}.${local.urlSuffix}`
      const stage = stageOf(template, apiId)
      const match = routeTable(routes.filter((route) => route.apiId === apiId))
      const handle = async (request: HttpRequest) => {
        const body = await request.body(maxBodyBytes)
        if (!body) return gatewayMessage(413, 'Request Entity Too Large')
        const route = match(request.method, request.uri)
        if (!route?.target) return gatewayMessage(404, 'Not Found')
        const headers = forwardedHeaders(request, domainName)
        const event = gatewayEvent({ ...request, headers, body }, route, stage.variables)
        if (!stage.admits(route.routeKey)) return gatewayMessage(429, 'Too Many Requests')
        const text = JSON.stringify(event)
        if (Buffer.byteLength(text) > MAX_EVENT_BYTES) return gatewayMessage(413, 'Request Entity Too Large')
        return gatewayResponse(await functions.invoke(route.target.IntegrationUri, text))
      }
      const fetch = async (request: HttpRequest): Promise<HttpResponse> => {
        const { status, headers, body } = await handle(request)
        return { status, headers: [...headers, ['content-length', String(body.length)]], body }
      }
      return [domainName, { fetch }]
    }),
  )
}

/** Hop-by-hop headers and those that CloudFront sets. */
const notForwarded = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host)$/

function forwardedHeaders({ headers, viewerIp }: HttpRequest, host: string): HeaderLines {
  return [
    ...headers.filter(([name]) => !notForwarded.test(name)),
    ['host', host],
    ['x-forwarded-for', viewerIp],
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-port', '443'],
  ]
}
