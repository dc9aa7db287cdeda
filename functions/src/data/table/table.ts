import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { clientOptions, type Patience, prompt } from '../../aws/client-options.ts'
import { requireEnvironment } from '../../environment.ts'

/** The one table, and the client that reaches it. */
export interface Table {
  client: DynamoDBDocumentClient
  name: string
}

/** The table named by TABLE_NAME. */
export function tableFromEnvironment(patience: Patience = prompt): Table {
  const name = requireEnvironment('TABLE_NAME')
  const client = new DynamoDBClient(clientOptions(patience))
  // It copies every answer for a log that nobody has asked for: an eighth of the time of a long listing.
  client.middlewareStack.remove('loggerMiddleware')
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  }
}
