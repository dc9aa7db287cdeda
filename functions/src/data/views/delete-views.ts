import { keyOf } from '../table/parse-stored.ts'
import { queryPages } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { deleteItems } from '../table/transact.ts'
import { monthlyViewCountKey, monthOf, viewCountKey, viewPartition } from './view-keys.ts'

const dayMs = 86_400_000

/** Deletes the views and counts of a property created at a time (ISO 8601). Idempotent. */
export async function deleteViews(table: Table, propertyId: string, createdAt: string): Promise<void> {
  const views = queryPages(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': viewPartition(propertyId) },
    ProjectionExpression: 'PK, SK',
  })
  for await (const page of views) await deleteItems(table, page.map(keyOf))
  const counts = monthsSince(createdAt).map((month) => monthlyViewCountKey(propertyId, month))
  await deleteItems(table, [viewCountKey(propertyId), ...counts])
}

/** Returns months (yyyy-mm) from a time (ISO 8601) to now, allowing a day of clock difference. */
function monthsSince(time: string): string[] {
  const now = Date.now()
  const months = new Set<string>()
  for (let day = Math.min(Date.parse(time), now) - dayMs; day < now + 2 * dayMs; day += dayMs)
    months.add(monthOf(new Date(day).toISOString()))
  return [...months]
}
