import { routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { siteOrigin } from '../http/request.ts'

/** Where the hosted login sends people back to, under the name that they came by. */
export const callbackAddress = (event: APIGatewayProxyEventV2) => siteOrigin(event) + routes.loginCallback.path
