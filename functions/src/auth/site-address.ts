import { routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { hostOf } from '../http/request.ts'

/**
 * The site's own address as the visitor used it, without a closing slash. A forged host does no harm: the user pool
 * sends people back to registered addresses only.
 */
export function siteOrigin(event: APIGatewayProxyEventV2): string {
  const host = hostOf(event) ?? ''
  // The local cloud on one's own machine has no TLS.
  const scheme = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) ? 'http' : 'https'
  return `${scheme}://${host}`
}

export const callbackAddress = (event: APIGatewayProxyEventV2) => siteOrigin(event) + routes.loginCallback.path
