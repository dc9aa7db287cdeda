import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Actor } from '@porchlight/contract/history/history'
import { type ClientTimeouts, clientOptions, prompt } from '../../aws/client-options.ts'
import { requireEnvironment } from '../../environment.ts'

/** The one table, the client that reaches it, and who writes by it. */
export interface Table {
  client: DynamoDBDocumentClient
  name: string
  /** Stands in the record of every change; absent where no person asked for it: seeds, rules of the clock. */
  by?: Actor | undefined
}

/** The table for what one person asks for. */
export const withActor = (table: Table, by: Actor): Table => ({ ...table, by })

/** The table named by TABLE_NAME. */
export function tableFromEnvironment(timeout: ClientTimeouts = prompt): Table {
  const name = requireEnvironment('TABLE_NAME')
  const client = new DynamoDBClient(clientOptions(timeout))
  // The SDK's logger copies every answer even without a log: an eighth of the time that a long listing takes.
  client.middlewareStack.remove('loggerMiddleware')
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  }
}
