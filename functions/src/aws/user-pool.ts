import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { requireEnvironment } from '../environment.ts'
import { type ClientTimeouts, clientOptions, interactive } from './client-options.ts'

export interface UserPool {
  client: CognitoIdentityProviderClient
  id: string
}

/** Cognito takes seconds to send a message, and may throttle. */
export const mailTimeouts: ClientTimeouts = { maxAttempts: 3, responseTimeoutMs: 4000 }

/** USER_POOL_ID names the pool. */
export const userPoolFromEnvironment = (timeout: ClientTimeouts = interactive): UserPool => ({
  id: requireEnvironment('USER_POOL_ID'),
  client: new CognitoIdentityProviderClient(clientOptions(timeout)),
})
