import type { ViewCount } from '@porchlight/contract/analytics/analytics'
import { limits } from '@porchlight/contract/limits'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { listingPartition, propertyKey } from '../keys.ts'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { checkItem, putNew, type TransactionItem, transact } from '../table/transact.ts'
import { dayAttribute, monthlyViewCountKey, monthOf, viewCountKey, viewCountPartition, viewKey } from './view-keys.ts'
import { recordVisit } from './visitor-bound.ts'

/** Visitors' addresses are personal data, kept only as long as investigating odd traffic takes. */
const keptDays = 30

/** Views per transaction of 100 writes: each with its day, plus the total and the check of the property. */
export const maxConcurrentViews = 49

interface Visit {
  ipAddress: string
  userAgent: string
  viewedAt: Date
}

export type NewView = Visit & { propertyId: string }

/**
 * Stores and counts a view in one transaction; address and user agent are truncated. Exact under concurrency and lost
 * responses. `maxPerMinute` limits a visitor. Throws `notFound` and `too_many_requests`.
 */
export async function recordView(
  table: Table,
  { propertyId, ...visit }: NewView,
  maxPerMinute?: number,
): Promise<void> {
  const note = maxPerMinute === undefined ? [] : [await recordVisit(table, visit, maxPerMinute)]
  const isPublic = {
    ConditionCheck: {
      Key: propertyKey(propertyId),
      ConditionExpression: 'GSI1PK = :listing',
      ExpressionAttributeValues: { ':listing': listingPartition },
    },
    refusal: () => notFound('Property'),
  }
  await writeViews(table, propertyId, [{ ...visit, id: crypto.randomUUID() }], [...note, isPublic])
}

/**
 * Stores at most `maxConcurrentViews` views in one transaction, for a property that need not be public. Throws
 * `conflict` if one is stored already, so a repetition counts nothing twice.
 */
export const recordViews = (
  table: Table,
  propertyId: string,
  views: readonly (Visit & { id: string })[],
): Promise<void> =>
  writeViews(table, propertyId, views, [checkItem(propertyKey(propertyId), true, () => notFound('Property'))])

async function writeViews(
  table: Table,
  propertyId: string,
  views: readonly (Visit & { id: string })[],
  conditions: readonly TransactionItem[],
): Promise<void> {
  const days = views.map(({ viewedAt }) => viewedAt.toISOString().slice(0, 10))
  await transact(table, [
    ...conditions,
    ...views.map((view) => putNew(viewItem(propertyId, view), 'A view')),
    addCounts(viewCountKey(propertyId), propertyId, { viewCount: views.length }),
    ...[...Map.groupBy(days, monthOf)].map(([month, own]) =>
      addCounts(monthlyViewCountKey(propertyId, month), propertyId, perAttribute(own)),
    ),
  ])
}

/** Returns the count to add per attribute of a month's item. */
const perAttribute = (days: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(days, dayAttribute)].map(([attribute, { length }]) => [attribute, length]))

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

/** Creates the item if necessary. */
const addCounts = (
  Key: Record<string, string>,
  propertyId: string,
  counts: Readonly<Record<string, number>>,
): TransactionItem => ({
  Update: {
    Key,
    UpdateExpression: `SET propertyId = :property ADD ${Object.keys(counts).map((name) => `${name} :${name}`)}`,
    ExpressionAttributeValues: {
      ':property': propertyId,
      ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [`:${name}`, count])),
    },
  },
})

/** Truncation may split a surrogate pair, and half of one cannot be stored. */
const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()

const totalSchema = z.object({ propertyId: z.string(), viewCount: z.int().check(z.nonnegative()) })

/** Leaves out properties without views. */
export async function listViewCounts(table: Table): Promise<ViewCount[]> {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': viewCountPartition },
  })
  return parseReadable(items, (item) => parseItem(totalSchema, item))
}
