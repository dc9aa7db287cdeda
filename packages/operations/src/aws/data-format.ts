import { type DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { DATA_FORMAT, dataFormatKey } from '@porchlight/functions/data/data-format'

interface Table {
  dynamodb: DynamoDBClient
  tableName: string
}

const Key = { PK: { S: dataFormatKey.PK }, SK: { S: dataFormatKey.SK } }

/** `deploy` and `restore` write the number. A table without one has the first. */
export async function readDataFormat({ dynamodb, tableName: TableName }: Table): Promise<number> {
  const { Item } = await dynamodb.send(new GetItemCommand({ TableName, Key, ConsistentRead: true }))
  return Number(Item?.format?.N ?? 1)
}

/** Stores the format’s number in the table. */
export async function writeDataFormat({ dynamodb, tableName: TableName }: Table): Promise<void> {
  const Item = { ...Key, format: { N: String(DATA_FORMAT) } }
  await dynamodb.send(new PutItemCommand({ TableName, Item }))
}
