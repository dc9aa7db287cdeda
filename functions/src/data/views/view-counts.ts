import type { ViewCount } from '@porchlight/contract/analytics'
import * as z from 'zod/mini'
import { dailyViewCountPartition, viewCountPartition } from '../keys.ts'
import { parseItem } from '../table/parse-item.ts'
import { queryAll } from '../table/query-all.ts'
import type { Table } from '../table/table.ts'

const countSchema = z.object({ propertyId: z.string(), viewCount: z.int().check(z.nonnegative()) })

const dayMs = 86_400_000

/** How often each property was viewed so far; properties without a view are not among them. */
export const listViewCounts = (table: Table): Promise<ViewCount[]> => countsIn(table, viewCountPartition)

/** The same with the views of each of the last days (UTC), oldest first, today included. */
export async function listViewCountsByDay(table: Table, days: number, now: Date): Promise<ViewCount[]> {
  const dates = Array.from({ length: days }, (_, n) =>
    new Date(now.getTime() - (days - 1 - n) * dayMs).toISOString().slice(0, 10),
  )
  const [totals, ...daily] = await Promise.all([
    listViewCounts(table),
    ...dates.map((date) => countsIn(table, dailyViewCountPartition(date))),
  ])
  const perDay = daily.map((counts) => new Map(counts.map(({ propertyId, viewCount }) => [propertyId, viewCount])))
  return totals.map(({ propertyId, viewCount }) => ({
    propertyId,
    viewCount,
    days: dates.map((date, n) => ({ date, viewCount: perDay[n]?.get(propertyId) ?? 0 })),
  }))
}

async function countsIn(table: Table, partition: string) {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': partition },
  })
  return items.map((item) => parseItem(countSchema, item))
}
