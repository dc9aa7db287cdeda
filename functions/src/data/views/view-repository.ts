import type { ViewCount } from '@porchlight/contract/analytics'
import { limits } from '@porchlight/contract/limits'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import {
  dailyViewCountKey,
  dailyViewCountPartition,
  propertyKey,
  viewCountKey,
  viewCountPartition,
  viewKey,
} from '../keys.ts'
import { parseItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { checkItem, putNew, type TransactionItem, transact } from '../table/transact.ts'
import { noteVisit } from './visitor-bound.ts'

/** Addresses of visitors are personal data: kept only as long as looking into odd traffic takes. */
const keptDays = 30

/** Of one transaction, which takes 100 writes: each of them and its day, the total, and the look at the property. */
export const mostViewsAtOnce = 49

interface Visit {
  ipAddress: string
  userAgent: string
  viewedAt: Date
}

export type NewView = Visit & { propertyId: string }

/**
 * Stores a view and counts it, in total and for its day (UTC), all or nothing; address and user agent are cut to their
 * limits. Exact under concurrency and when an answer is lost. With `mostPerMinute`, a visitor has so many in a minute.
 * Throws `notFound` without the property, and `too_many_requests`.
 */
export async function recordView(
  table: Table,
  { propertyId, ...visit }: NewView,
  mostPerMinute?: number,
): Promise<void> {
  const note = mostPerMinute === undefined ? [] : [await noteVisit(table, visit, mostPerMinute)]
  await recordViews(table, propertyId, [{ ...visit, id: crypto.randomUUID() }], note)
}

/**
 * The same for at most `mostViewsAtOnce` views with ids of their own, all or nothing. Throws `conflict` when one of them
 * is stored already, so that a repetition counts nothing twice. `others` are written in the same transaction.
 */
export async function recordViews(
  table: Table,
  propertyId: string,
  views: readonly (Visit & { id: string })[],
  others: readonly TransactionItem[] = [],
): Promise<void> {
  const days = Map.groupBy(views, ({ viewedAt }) => viewedAt.toISOString().slice(0, 10))
  await transact(table, [
    ...others,
    checkItem(propertyKey(propertyId), true, () => notFound('Property')),
    ...views.map((view) => putNew(viewItem(propertyId, view), 'A view')),
    countViews(viewCountKey(propertyId), propertyId, views.length),
    ...[...days].map(([day, { length }]) => countViews(dailyViewCountKey(propertyId, day), propertyId, length)),
  ])
}

function viewItem(propertyId: string, { id, ipAddress, userAgent, viewedAt }: Visit & { id: string }) {
  const time = viewedAt.toISOString()
  return {
    ...viewKey(propertyId, time, id),
    id,
    propertyId,
    viewedAt: time,
    ipAddress: cut(ipAddress, limits.ipAddress),
    userAgent: cut(userAgent, limits.userAgent),
    expire: Math.floor(viewedAt.getTime() / 1000) + keptDays * 86_400,
  }
}

const countViews = (Key: Record<string, string>, propertyId: string, count: number): TransactionItem => ({
  Update: {
    Key,
    UpdateExpression: 'SET propertyId = :property ADD viewCount :count',
    ExpressionAttributeValues: { ':property': propertyId, ':count': count },
  },
})

/** A cut may split a surrogate pair, and half a pair cannot be stored. */
const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()

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
