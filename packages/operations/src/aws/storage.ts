import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'
import { deployedStage, OperationError, stacksOf } from '../stages.ts'
import { localEnvironment } from './local-environment.ts'
import { stackOutputs } from './stack-outputs.ts'

export interface Storage {
  stage: string
  dynamodb: DynamoDBClient
  tableName: string
  s3: S3Client
  originals: string
  variants: string
  cognito: CognitoIdentityProviderClient
  userPoolId: string
}

/**
 * Uses the credentials of the shell for `dev` and `prod`, a running `npm start` for `local`. Throws OperationError if
 * there is no storage.
 */
export async function storageOf(stage: string, dataFolder: string): Promise<Storage> {
  return stage === 'local' ? storageOfThisMachine(dataFolder) : storageOnAws(stage)
}

async function storageOnAws(stage: string): Promise<Storage> {
  const { name, region } = deployedStage(stage)
  const outputs = await stackOutputs(new CloudFormationClient({ region }), stacksOf(name).storage)
  const [tableName, userPoolId] = [outputs?.get('TableName'), outputs?.get('UserPoolId')]
  const [originals, variants] = [outputs?.get('OriginalsBucketName'), outputs?.get('VariantsBucketName')]
  if (!tableName || !userPoolId || !originals || !variants)
    throw new OperationError(
      `Stage ${name} is not deployed in ${region} of this account.\n    npm run deploy -- --stage=${name}`,
    )
  const [dynamodb, s3] = [new DynamoDBClient({ region }), new S3Client({ region })]
  const cognito = new CognitoIdentityProviderClient({ region })
  return { stage, dynamodb, tableName, s3, originals, variants, cognito, userPoolId }
}

const environmentSchema = z.object({
  AWS_REGION: z.string(),
  AWS_ENDPOINT_URL_DYNAMODB: z.string(),
  AWS_ENDPOINT_URL_S3: z.string(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.string(),
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  TABLE_NAME: z.string(),
  ORIGINALS_BUCKET: z.string(),
  VARIANTS_BUCKET: z.string(),
  USER_POOL_ID: z.string(),
})

function storageOfThisMachine(dataFolder: string): Storage {
  const env = localEnvironment(dataFolder, environmentSchema)
  const client = {
    region: env.AWS_REGION,
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
  }
  return {
    stage: 'local',
    dynamodb: new DynamoDBClient({ ...client, endpoint: env.AWS_ENDPOINT_URL_DYNAMODB }),
    tableName: env.TABLE_NAME,
    s3: new S3Client({
      ...client,
      endpoint: env.AWS_ENDPOINT_URL_S3,
      forcePathStyle: true,
    }),
    originals: env.ORIGINALS_BUCKET,
    variants: env.VARIANTS_BUCKET,
    cognito: new CognitoIdentityProviderClient({ ...client, endpoint: env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER }),
    userPoolId: env.USER_POOL_ID,
  }
}
