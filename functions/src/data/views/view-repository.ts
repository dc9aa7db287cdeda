import type { ViewCount, VisitorAction } from '@porchlight/contract/analytics/analytics'
import { limits } from '@porchlight/contract/limits'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { businessDay } from '../availability/business-day.ts'
import { type Key, listingPartition, propertyKey } from '../keys.ts'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { checkItem, putNew, type TransactionItem, transact } from '../table/transact.ts'
import {
  actionAttribute,
  dayAttribute,
  monthlyViewCountKey,
  monthOf,
  startAttribute,
  viewCountKey,
  viewCountPartition,
  viewKey,
} from './view-keys.ts'
import { limitVisitStart } from './visit-start.ts'
import { recordVisit } from './visitor-limit.ts'

/** Visitors' addresses are personal data, kept only as long as investigating odd traffic takes. */
const RETENTION_DAYS = 30

/** Views per transaction of 100 writes: each with its day, plus the total and the check of the property. */
export const maxConcurrentViews = 49

interface Visit {
  ipAddress: string
  userAgent: string
  viewedAt: Date
  /** Where the visit began, if this is its first view. */
  from?: string | undefined
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
  const month = monthlyViewCountKey(propertyId, monthOf(businessDay(visit.viewedAt)))
  const from = visit.from === undefined ? undefined : await limitVisitStart(table, month, visit.from)
  const view = { ...visit, from, id: crypto.randomUUID() }
  await writeViews(table, propertyId, [view], [...note, isPublic(propertyId)])
}

export interface NewAction {
  propertyId: string
  action: VisitorAction
  ipAddress: string
  at: Date
}

/**
 * Counts an action on a public property for its day. Exact under concurrency and lost responses; nothing about the
 * visitor is stored. `maxPerMinute` limits a visitor's views and actions. Throws `notFound` and `too_many_requests`.
 */
export async function recordAction(
  table: Table,
  { propertyId, action, ipAddress, at }: NewAction,
  maxPerMinute?: number,
): Promise<void> {
  const note = maxPerMinute === undefined ? [] : [await recordVisit(table, { ipAddress, viewedAt: at }, maxPerMinute)]
  const day = businessDay(at)
  await transact(table, [
    ...note,
    isPublic(propertyId),
    addCounts(monthlyViewCountKey(propertyId, monthOf(day)), propertyId, { [actionAttribute(day, action)]: 1 }),
  ])
}

const isPublic = (propertyId: string): TransactionItem => ({
  ConditionCheck: {
    Key: propertyKey(propertyId),
    ConditionExpression: 'GSI1PK = :listing',
    ExpressionAttributeValues: { ':listing': listingPartition },
  },
  refusal: () => notFound('Property'),
})

/**
 * Stores at most `maxConcurrentViews` views with given ids and the actions that followed them in one transaction, for a
 * property that need not be public. Throws `conflict` if one is stored already, so a repetition counts nothing twice.
 */
export const recordViews = (table: Table, propertyId: string, views: readonly KnownView[]): Promise<void> =>
  writeViews(table, propertyId, views, [checkItem(propertyKey(propertyId), true, () => notFound('Property'))])

type KnownView = Visit & { id: string; actions?: readonly VisitorAction[] }

async function writeViews(
  table: Table,
  propertyId: string,
  views: readonly KnownView[],
  conditions: readonly TransactionItem[],
): Promise<void> {
  const counted = views.map((view) => ({ ...view, day: businessDay(view.viewedAt) }))
  await transact(table, [
    ...conditions,
    ...views.map((view) => putNew(viewItem(propertyId, view), 'A view')),
    addCounts(viewCountKey(propertyId), propertyId, { viewCount: views.length }),
    ...[...Map.groupBy(counted, ({ day }) => monthOf(day))].map(([month, own]) =>
      addCounts(monthlyViewCountKey(propertyId, month), propertyId, perAttribute(own)),
    ),
  ])
}

function perAttribute(views: readonly (KnownView & { day: string })[]) {
  const attributes = views.flatMap(({ day, from, actions = [] }) => [
    dayAttribute(day),
    ...(from === undefined ? [] : [startAttribute(day, from)]),
    ...actions.map((action) => actionAttribute(day, action)),
  ])
  return Object.fromEntries([...Map.groupBy(attributes, String)].map(([attribute, { length }]) => [attribute, length]))
}

function viewItem(propertyId: string, { id, ipAddress, userAgent, viewedAt }: KnownView) {
  const time = viewedAt.toISOString()
  return {
    ...viewKey(propertyId, time, id),
    id,
    propertyId,
    viewedAt: time,
    ipAddress: cut(ipAddress, limits.ipAddress),
    userAgent: cut(userAgent, limits.userAgent),
    expire: Math.floor(viewedAt.getTime() / 1000) + RETENTION_DAYS * 86_400,
  }
}

const addCounts = (key: Key, propertyId: string, add: Record<string, number>): TransactionItem => ({
  Change: { key, creates: true, set: { propertyId }, add },
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
