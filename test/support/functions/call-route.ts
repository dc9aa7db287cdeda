import { type RouteName, routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { type Call, call } from './api-event.ts'

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyStructuredResultV2>

/** Calls a route's handler as a visitor. Handlers read the environment at the first call. */
export async function visit(name: RouteName, event: Omit<Call, 'method'> = {}) {
  const { method, access } = routes[name]
  const folder = access === 'public' ? 'public' : 'admin'
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const module: { handler: Handler } = await import(`../../../functions/src/handlers/${folder}/${file}.ts`)
  return call(module.handler, { ...event, method })
}
