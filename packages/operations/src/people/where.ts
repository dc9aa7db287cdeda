import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { AccountStores } from '@porchlight/functions/data/people/end-access'
import { type Storage, storageOf } from '../aws/storage.ts'

/** `storageOf` describes the stages. */
export const peopleOfStage = async (stage: string, dataFolder: string) =>
  peopleInStorage(await storageOf(stage, dataFolder))

export const peopleInStorage = ({ cognito, userPoolId, dynamodb, tableName }: Storage): AccountStores => ({
  pool: { client: cognito, id: userPoolId },
  table: { name: tableName, client: DynamoDBDocumentClient.from(dynamodb) },
})
