import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Table } from './table.ts'

/** Every item of a Query, in key order; follows each page (1 MB) to the last. */
export async function queryAll({ client, name }: Table, query: Omit<QueryCommandInput, 'TableName'>) {
  const items: Record<string, unknown>[] = []
  let from: QueryCommandInput['ExclusiveStartKey']
  do {
    const page = await client.send(new QueryCommand({ ...query, TableName: name, ExclusiveStartKey: from }))
    items.push(...(page.Items ?? []))
    from = page.LastEvaluatedKey
  } while (from)
  return items
}
