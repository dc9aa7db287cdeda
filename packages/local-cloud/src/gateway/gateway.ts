import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import { sayOnce } from '../log.ts'
import type { CloudTemplate } from '../template/cloud.ts'
import { local } from '../template/resource.ts'
import { gatewayEvent } from './event.ts'
import type { GatewayRequest, GatewayResponse } from './request.ts'
import { gatewayMessage, gatewayResponse } from './response.ts'
import { routeTable } from './routes.ts'

const apiSchema = z.object({ ProtocolType: z.literal('HTTP') })
const routeSchema = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() })
const integrationSchema = z.object({
  ApiId: z.string(),
  IntegrationType: z.literal('AWS_PROXY'),
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
  TimeoutInMillis: z._default(z.int(), 30_000),
})

/** Quotas of HTTP APIs. */
const mostBodyBytes = 10 * 1024 * 1024

export interface Gateway {
  domainName: string
  handle(request: GatewayRequest): Promise<GatewayResponse>
}

/** The HTTP APIs of the templates, by the host name under which the CDN knows them. */
export function gatewaysOf(template: CloudTemplate, functions: Functions): Gateway[] {
  const integrations = new Map(
    template
      .ofType(integrationSchema, 'AWS::ApiGatewayV2::Integration')
      .map(({ ref, properties }) => [ref, properties]),
  )
  const routes = template.ofType(routeSchema, 'AWS::ApiGatewayV2::Route')
  return template.ofType(apiSchema, 'AWS::ApiGatewayV2::Api').map(({ ref: apiId }) => {
    const domainName = `${apiId}.execute-api.${local.region}.${local.urlSuffix}`
    const match = routeTable(
      routes
        .filter(({ properties }) => properties.ApiId === apiId)
        .map(({ properties: { RouteKey, Target } }) => {
          const target = integrations.get(Target.replace(/^integrations\//, ''))
          if (!target) sayOnce(`The route "${RouteKey}" leads to an integration that is not in the templates.`)
          return { routeKey: RouteKey, target }
        }),
    )
    return {
      domainName,
      async handle(request) {
        if (request.body.length > mostBodyBytes) return gatewayMessage(413, 'Request Entity Too Large')
        const found = match(request.method, request.path)
        if (!found?.target) return gatewayMessage(404, 'Not Found')
        const event = gatewayEvent(request, found, { apiId, domainName })
        const { IntegrationUri, TimeoutInMillis } = found.target
        const outcome = await functions.invoke(IntegrationUri, JSON.stringify(event), TimeoutInMillis)
        return outcome ? gatewayResponse(outcome) : gatewayMessage(503, 'Service Unavailable')
      },
    }
  })
}
