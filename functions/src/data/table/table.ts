import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Actor } from '@porchlight/contract/history/history'
import { type ClientTimeouts, clientOptions, interactive } from '../../aws/client-options.ts'
import { requireEnvironment } from '../../environment.ts'

/** The one table and its client. */
export interface Table {
  client: DynamoDBDocumentClient
  name: string
  /** Every change record has it; absent where no person acts, such as seeds and scheduled work. */
  by?: Actor | undefined
  /** Every change record of one action has it. */
  group?: string
}

/** Returns the table for one action of this person. */
export const withActor = (table: Table, by: Actor): Table => ({ ...table, by, group: crypto.randomUUID() })

/** TABLE_NAME names the table. */
export function tableFromEnvironment(timeout: ClientTimeouts = interactive): Table {
  const name = requireEnvironment('TABLE_NAME')
  const client = new DynamoDBClient(clientOptions(timeout))
  // The SDK's logger copies every response even without a log: an eighth of the time that a long listing takes.
  client.middlewareStack.remove('loggerMiddleware')
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  }
}
