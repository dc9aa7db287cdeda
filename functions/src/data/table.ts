import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { requireEnvironment } from '../environment.ts'
import { BoundedRequestHandler } from './bounded-request-handler.ts'

/** The one table, and the client that reaches it. */
export interface Table {
  client: DynamoDBDocumentClient
  name: string
}

/** The table named by TABLE_NAME; two attempts of about 1 s each keep a dead table's answer within 3 s. */
export function tableFromEnvironment(): Table {
  const name = requireEnvironment('TABLE_NAME')
  const client = new DynamoDBClient({ maxAttempts: 2, requestHandler: new BoundedRequestHandler() })
  // It copies every answer for a log that nobody has asked for: an eighth of the time of a long listing.
  client.middlewareStack.remove('loggerMiddleware')
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  }
}
