import * as z from 'zod/mini'
import { concurrently } from '../../concurrently.ts'
import { propertyKey } from '../keys.ts'
import { getItem, parseItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { checkItem, type TransactionItem, transact } from '../table/transact.ts'
import { StaleError, stale } from '../table/while-stale.ts'
import { daysSince } from './days-since.ts'
import {
  dailyViewCountKey,
  dailyViewCountPartition,
  dayAttribute,
  monthlyViewCountKey,
  monthOf,
  viewCountKey,
} from './view-keys.ts'
import { addCounts } from './view-repository.ts'

interface Total {
  propertyId: string
  viewCount: number
  inMonths?: number | undefined
}

interface OldDay {
  propertyId: string
  date: string
  viewCount: number
}

const createdSchema = z.object({ createdAt: z.iso.datetime() })
const daySchema = z.object({ propertyId: z.string(), viewCount: z.int().check(z.nonnegative()) })

/**
 * Until November 2026 each day of a property was an item of its own. Moves what is left of them into the items of their
 * months, a month in one transaction; asks for nothing when the totals say that all is there. May be cut off anywhere
 * and repeated; what somebody else changes meanwhile waits for the next time.
 */
export async function moveOldDays(table: Table, totals: readonly Total[]): Promise<void> {
  const lacking = totals.filter(({ viewCount, inMonths = 0 }) => inMonths < viewCount)
  const properties = await Promise.all(lacking.map(({ propertyId }) => getItem(table, propertyKey(propertyId))))
  const created = properties.flatMap((item) => (item ? parseItem(createdSchema, item).createdAt : []))
  const first = created.toSorted()[0]
  // the rest belongs to properties that are deleted
  if (first === undefined) return
  const here = new Set(lacking.filter((_, n) => properties[n]).map(({ propertyId }) => propertyId))
  const days: OldDay[] = []
  await concurrently(daysSince(first), 16, async (date) => {
    const items = await queryAll(table, {
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :pk',
      ExpressionAttributeValues: { ':pk': dailyViewCountPartition(date) },
    })
    for (const item of items) {
      const day = parseItem(daySchema, item)
      if (here.has(day.propertyId)) days.push({ ...day, date })
    }
  })
  const months = Map.groupBy(days, ({ propertyId, date }) => `${propertyId} ${monthOf(date)}`)
  await concurrently([...months.values()], 8, (month) => moveMonth(table, month))
}

/** Days of one property in one month. */
async function moveMonth(table: Table, days: readonly OldDay[]): Promise<void> {
  const [first] = days
  if (!first) return
  const { propertyId, date } = first
  const counts = Object.fromEntries(days.map(({ date, viewCount }) => [dayAttribute(date), viewCount]))
  const inMonths = days.reduce((sum, { viewCount }) => sum + viewCount, 0)
  try {
    await transact(table, [
      checkItem(propertyKey(propertyId), true, stale),
      ...days.map(removeUnchanged),
      addCounts(monthlyViewCountKey(propertyId, monthOf(date)), propertyId, counts),
      addCounts(viewCountKey(propertyId), propertyId, { inMonths }),
    ])
  } catch (error) {
    if (!(error instanceof StaleError)) throw error
  }
}

const removeUnchanged = ({ propertyId, date, viewCount }: OldDay): TransactionItem => ({
  Delete: {
    Key: dailyViewCountKey(propertyId, date),
    ConditionExpression: 'viewCount = :count',
    ExpressionAttributeValues: { ':count': viewCount },
  },
  refusal: stale,
})
