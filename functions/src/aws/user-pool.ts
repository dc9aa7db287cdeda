import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { requireEnvironment } from '../environment.ts'
import { type ClientTimeouts, clientOptions, prompt } from './client-options.ts'

/** The family's accounts, and the client that reaches them. */
export interface UserPool {
  client: CognitoIdentityProviderClient
  id: string
}

/** For what sends mail or is done in several steps: Cognito takes seconds for a message, and may be asked to wait. */
export const whileMailing: ClientTimeouts = { maxAttempts: 3, answerWithinMs: 4000 }

/** The user pool named by USER_POOL_ID. */
export const userPoolFromEnvironment = (timeout: ClientTimeouts = prompt): UserPool => ({
  id: requireEnvironment('USER_POOL_ID'),
  client: new CognitoIdentityProviderClient(clientOptions(timeout)),
})
