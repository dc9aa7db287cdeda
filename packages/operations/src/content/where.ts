import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import * as z from 'zod/mini'
import { localEnvironment } from '../aws/local-environment.ts'
import { stackOutputs } from '../aws/stack-outputs.ts'
import { deployedStage, stacksOf, Trouble } from '../stages.ts'

/** A site, and where people sign in to it without its pages. */
export interface Site {
  /** Without a slash at the end. */
  origin: string
  userPoolId: string
  /** The public app client for this alone. */
  clientId: string
  /** Where the user pool listens, when that is not Cognito itself. */
  endpoint?: string
}

const environmentSchema = z.object({
  SITE_URL: z.string(),
  USER_POOL_ID: z.string(),
  USER_POOL_CONTENT_CLIENT_ID: z.string(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.string(),
})

/** The site of a stage: `dev` and `prod` as their stack says, `local` that of a running `npm start`. Throws Trouble. */
export async function siteOf(stage: string, dataFolder: string): Promise<Site> {
  if (stage === 'local') {
    const env = localEnvironment(dataFolder, environmentSchema)
    return {
      origin: env.SITE_URL,
      userPoolId: env.USER_POOL_ID,
      clientId: env.USER_POOL_CONTENT_CLIENT_ID,
      endpoint: env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER,
    }
  }
  const { name, region } = deployedStage(stage)
  const outputs = await stackOutputs(new CloudFormationClient({ region }), stacksOf(name).application)
  const [origin, userPoolId] = [outputs?.get('SiteUrl'), outputs?.get('UserPoolId')]
  const clientId = outputs?.get('UserPoolContentClientId')
  if (!origin || !userPoolId || !clientId)
    throw new Trouble(
      `Stage ${name} is not deployed in ${region} of this account, or was before there was this command.\n    npm run deploy -- --stage=${name}`,
    )
  return { origin, userPoolId, clientId }
}
