import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { requireEnvironment } from '../../environment.ts'
import { BoundedRequestHandler } from './bounded-request-handler.ts'

/** The one table, and the client that reaches it. */
export interface Table {
  client: DynamoDBDocumentClient
  name: string
}

/** For whoever has a person waiting: two attempts of about 1 s each keep a dead table's answer within 3 s. */
const prompt = { maxAttempts: 2, answerWithinMs: 1000 }
/** For work in bulk, which is better late than not done. */
export const patient = { maxAttempts: 5, answerWithinMs: 5000 }

/** The table named by TABLE_NAME. */
export function tableFromEnvironment({ maxAttempts, answerWithinMs } = prompt): Table {
  const name = requireEnvironment('TABLE_NAME')
  const client = new DynamoDBClient({ maxAttempts, requestHandler: new BoundedRequestHandler(answerWithinMs) })
  // It copies every answer for a log that nobody has asked for: an eighth of the time of a long listing.
  client.middlewareStack.remove('loggerMiddleware')
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  }
}
