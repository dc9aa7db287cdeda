import { routes } from '@porchlight/contract/routes'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { siteOrigin } from '../http/request.ts'

/** Returns the callback address of the hosted login, on the host that the request came by. */
export const callbackAddress = (event: APIGatewayProxyEventV2) => siteOrigin(event) + routes.loginCallback.path
