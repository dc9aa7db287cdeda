import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type Storage, storageOf } from '../aws/storage.ts'
import type { People } from './people.ts'

/** `storageOf` describes the stages. */
export const peopleOf = async (stage: string, dataFolder: string) => peopleIn(await storageOf(stage, dataFolder))

export const peopleIn = ({ cognito, userPoolId, dynamodb, tableName }: Storage): People => ({
  pool: { client: cognito, id: userPoolId },
  table: { name: tableName, client: DynamoDBDocumentClient.from(dynamodb) },
})
