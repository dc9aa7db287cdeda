import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import * as z from 'zod/mini'
import { localEnvironment } from '../../aws/local-environment.ts'
import { stackOutputs } from '../../aws/stack-outputs.ts'
import { deployedStage, OperationError, stacksOf } from '../../stages.ts'

export interface Site {
  /** Scheme and host, without a slash at the end. */
  origin: string
  userPoolId: string
  clientId: string
  /** Set for the local user pool only. */
  endpoint?: string
}

const environmentSchema = z.object({
  SITE_URL: z.string(),
  USER_POOL_ID: z.string(),
  USER_POOL_SCRIPT_CLIENT_ID: z.string(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.string(),
})

/**
 * Reads the outputs of a stack for `dev` and `prod`, a running `npm start` for `local`. Throws OperationError if
 * there is no site.
 */
export async function siteOf(stage: string, dataFolder: string): Promise<Site> {
  if (stage === 'local') {
    const env = localEnvironment(dataFolder, environmentSchema)
    return {
      origin: env.SITE_URL,
      userPoolId: env.USER_POOL_ID,
      clientId: env.USER_POOL_SCRIPT_CLIENT_ID,
      endpoint: env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    }
  }
  const { name, region } = deployedStage(stage)
  const outputs = await stackOutputs(new CloudFormationClient({ region }), stacksOf(name).application)
  const [origin, userPoolId] = [outputs?.get('SiteUrl'), outputs?.get('UserPoolId')]
  const clientId = outputs?.get('UserPoolScriptClientId')
  if (!origin || !userPoolId || !clientId)
    throw new OperationError(
      `Stage ${name} is not deployed in ${region} of this account.\n    npm run deploy -- --stage=${name}`,
    )
  return { origin, userPoolId, clientId }
}
