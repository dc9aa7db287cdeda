import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CloudFormationClient } from '@aws-sdk/client-cloudformation'
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { stackOutputs } from '../aws/stack-outputs.ts'
import { deployedStage, stacksOf, Trouble } from '../stages.ts'
import type { People } from './people.ts'

/** The people of a stage: `dev` and `prod` with the credentials of the shell, `local` those of a running `npm start`. */
export async function peopleOf(stage: string, dataFolder: string): Promise<People> {
  return stage === 'local' ? peopleHere(dataFolder) : peopleOnAws(stage)
}

async function peopleOnAws(stage: string): Promise<People> {
  const { name, region } = deployedStage(stage)
  const { storage } = stacksOf(name)
  const outputs = await stackOutputs(new CloudFormationClient({ region }), storage)
  const [userPoolId, tableName] = [outputs?.get('UserPoolId'), outputs?.get('TableName')]
  if (!userPoolId || !tableName)
    throw new Trouble(
      `Stage ${name} is not deployed in ${region} of this account.\n    npm run deploy -- --stage=${name}`,
    )
  return {
    cognito: new CognitoIdentityProviderClient({ region }),
    userPoolId,
    table: { name: tableName, client: DynamoDBDocumentClient.from(new DynamoDBClient({ region })) },
  }
}

const environmentSchema = z.object({
  AWS_REGION: z.string(),
  AWS_ENDPOINT_URL_DYNAMODB: z.string(),
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: z.string(),
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  TABLE_NAME: z.string(),
  USER_POOL_ID: z.string(),
})

/** The local cloud leaves its addresses in its data folder. */
function peopleHere(dataFolder: string): People {
  const env = environmentSchema.parse(JSON.parse(textOf(join(dataFolder, 'environment.json'))))
  const client = {
    region: env.AWS_REGION,
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
  }
  const dynamodb = new DynamoDBClient({ ...client, endpoint: env.AWS_ENDPOINT_URL_DYNAMODB })
  return {
    cognito: new CognitoIdentityProviderClient({ ...client, endpoint: env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER }),
    userPoolId: env.USER_POOL_ID,
    table: { name: env.TABLE_NAME, client: DynamoDBDocumentClient.from(dynamodb) },
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Trouble(`Nothing runs on this machine: there is no ${file}.\n    npm start`)
  }
}
