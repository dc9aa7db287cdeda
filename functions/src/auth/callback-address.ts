import { routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { siteOrigin } from '../http/request.ts'

/** The callback is on the host that the request came by. */
export const callbackAddress = (event: APIGatewayProxyEventV2) => siteOrigin(event) + routes.loginCallback.path
