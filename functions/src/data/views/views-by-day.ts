import { type ViewHistory, type VisitorAction, visitorActions } from '@porchlight/contract/analytics/analytics'
import * as z from 'zod/mini'
import { businessDay } from '../availability/business-day.ts'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { monthlyViewCountPartition, monthOf, parseAttribute } from './view-keys.ts'

const dayMs = 86_400_000

/** Days are those of the business, today included; see `ViewHistory`. */
export async function findViewHistory(table: Table, days: number, now: Date): Promise<ViewHistory> {
  const today = Date.parse(businessDay(now))
  const dates = Array.from({ length: 2 * days }, (_, n) =>
    new Date(today - (2 * days - 1 - n) * dayMs).toISOString().slice(0, 10),
  )
  const indexOfDay = new Map(dates.map((date, n) => [date, n - days]))
  const properties = new Map<string, ViewHistory['properties'][number]>()
  for (const { propertyId, month, attribute, count } of await readCounts(table, new Set(dates.map(monthOf)))) {
    const { day, action, from } = parseAttribute(attribute)
    const place = indexOfDay.get(`${month}-${day}`)
    if (place === undefined || count === 0) continue
    const own = properties.get(propertyId) ?? { propertyId, before: 0, days: zeros(days), actions: {}, visits: {} }
    if (place < 0) own.before += action || from ? 0 : count
    else if (from) own.visits[from] = (own.visits[from] ?? 0) + count
    else if (!action) own.days[place] = count
    else if (isAction(action)) {
      const perDay = own.actions[action] ?? zeros(days)
      perDay[place] = count
      own.actions[action] = perDay
    }
    properties.set(propertyId, own)
  }
  return { from: dates[days] ?? '', properties: [...properties.values()] }
}

const zeros = (days: number) => Array.from({ length: days }, () => 0)

const actionNames = new Set<string>(visitorActions)
const isAction = (name: string): name is VisitorAction => actionNames.has(name)

const monthSchema = z.catchall(z.object({ PK: z.string(), SK: z.string(), propertyId: z.string() }), z.int())

async function readCounts(table: Table, months: ReadonlySet<string>) {
  const counts = await Promise.all(
    [...months].map(async (month) => {
      const items = await queryAll(table, {
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :pk',
        ExpressionAttributeValues: { ':pk': monthlyViewCountPartition(month) },
      })
      const parsed = parseReadable(items, (item) => parseItem(monthSchema, item))
      return parsed.flatMap(({ PK: _pk, SK: _sk, propertyId, ...stored }) =>
        Object.entries(stored).map(([attribute, count]) => ({ propertyId, month, attribute, count })),
      )
    }),
  )
  return counts.flat()
}
