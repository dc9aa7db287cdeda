import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { requireEnvironment } from '../environment.ts'
import { type ClientTimeouts, clientOptions, prompt } from './client-options.ts'

export interface UserPool {
  client: CognitoIdentityProviderClient
  id: string
}

/** Cognito takes seconds to send a message, and may throttle. */
export const whileMailing: ClientTimeouts = { maxAttempts: 3, answerWithinMs: 4000 }

/** USER_POOL_ID names the pool. */
export const userPoolFromEnvironment = (timeout: ClientTimeouts = prompt): UserPool => ({
  id: requireEnvironment('USER_POOL_ID'),
  client: new CognitoIdentityProviderClient(clientOptions(timeout)),
})
