import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type Storage, storageOf } from '../aws/storage.ts'
import type { People } from './people.ts'

/** `storageOf` describes the stages. */
export const peopleOfStage = async (stage: string, dataFolder: string) =>
  peopleInStorage(await storageOf(stage, dataFolder))

export const peopleInStorage = ({ cognito, userPoolId, dynamodb, tableName }: Storage): People => ({
  pool: { client: cognito, id: userPoolId },
  table: { name: tableName, client: DynamoDBDocumentClient.from(dynamodb) },
})
