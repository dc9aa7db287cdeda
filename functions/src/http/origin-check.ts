import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { forbidden } from '../errors.ts'
import { bearerTokenOf } from './bearer-token.ts'
import { hostOf } from './request.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const changesState = ({ requestContext }: APIGatewayProxyEventV2) => !safeMethods.has(requestContext.http.method)

/** Throws `forbidden` when a page of another site sends a state-changing call; scripts send no Origin and pass. */
export function refuseForeignOrigin(event: APIGatewayProxyEventV2): void {
  const { origin } = event.headers
  if (!changesState(event) || origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== hostOf(event)?.toLowerCase())
    throw forbidden('Calls from other sites are refused')
}

/**
 * Throws `forbidden` when a state-changing call lacks `X-Requested-With`: a foreign page cannot send it without
 * being allowed to. A bearer token is such a header itself.
 */
export function requireCustomHeader(event: APIGatewayProxyEventV2): void {
  if (changesState(event) && !event.headers['x-requested-with'] && bearerTokenOf(event) === undefined)
    throw forbidden('The header X-Requested-With is missing')
}
