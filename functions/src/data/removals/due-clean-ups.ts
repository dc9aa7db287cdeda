import { cleanUpPartition, gsi1 } from '../keys.ts'
import { keyOf } from '../table/parse-item.ts'
import { queryAll } from '../table/query-all.ts'
import type { Table } from '../table/table.ts'

/** Keys of everything that was to be cleaned up before a time: uploads, objects of removed images, deletions. */
export async function dueCleanUps(table: Table, now: Date): Promise<{ PK: string; SK: string }[]> {
  const items = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :cleanUp AND GSI1SK < :now',
    ExpressionAttributeValues: { ':cleanUp': cleanUpPartition, ':now': now.toISOString() },
    ProjectionExpression: 'PK, SK',
  })
  return items.map(keyOf)
}
