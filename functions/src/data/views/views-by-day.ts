import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import * as z from 'zod/mini'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { dayAttribute, monthlyViewCountPartition, monthOf } from './view-keys.ts'

const dayMs = 86_400_000

/** Days are in UTC, today included; see `ViewHistory`. */
export async function findViewHistory(table: Table, days: number, now: Date): Promise<ViewHistory> {
  const count = 2 * days
  const dates = Array.from({ length: count }, (_, n) =>
    new Date(now.getTime() - (count - 1 - n) * dayMs).toISOString().slice(0, 10),
  )
  const counts = await countDays(table, dates)
  const properties = [...counts].map(([propertyId, all]) => ({
    propertyId,
    before: all.slice(0, days).reduce((sum, count) => sum + count, 0),
    days: all.slice(days),
  }))
  return { from: dates[days] ?? '', properties }
}

const monthSchema = z.catchall(z.object({ PK: z.string(), SK: z.string(), propertyId: z.string() }), z.int())

/** Returns views on these days (yyyy-mm-dd) in order, for properties with views. */
async function countDays(table: Table, dates: readonly string[]): Promise<Map<string, number[]>> {
  const counts = new Map<string, number[]>()
  const places = dates.map((date, place) => ({ place, month: monthOf(date), attribute: dayAttribute(date) }))
  const months = [...Map.groupBy(places, ({ month }) => month)]
  await Promise.all(
    months.map(async ([month, days]) => {
      const items = await queryAll(table, {
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': monthlyViewCountPartition(month) },
      })
      for (const { propertyId, ...stored } of parseReadable(items, (item) => parseItem(monthSchema, item))) {
        for (const { place, attribute } of days) {
          const views = Number(stored[attribute] ?? 0)
          if (views === 0) continue
          const own = counts.get(propertyId) ?? dates.map(() => 0)
          own[place] = views
          counts.set(propertyId, own)
        }
      }
    }),
  )
  return counts
}
