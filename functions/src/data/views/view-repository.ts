import { limits } from '@porchlight/contract/limits'
import { notFound } from '../../errors.ts'
import { dailyViewCountKey, propertyKey, viewCountKey, viewKey } from '../keys.ts'
import type { Table } from '../table/table.ts'
import { type Step, transact } from '../table/transact.ts'

/** Addresses of visitors are personal data: kept only as long as looking into odd traffic takes. */
const keptDays = 90

export interface NewView {
  propertyId: string
  ipAddress: string
  userAgent: string
  viewedAt: Date
}

/**
 * Stores a view and counts it, in total and for its day (UTC), all or nothing; address and user agent are cut to their
 * limits. Exact under concurrency and when an answer is lost. Throws `notFound` without the property.
 */
export async function recordView(table: Table, { propertyId, ipAddress, userAgent, viewedAt }: NewView): Promise<void> {
  const id = crypto.randomUUID()
  const time = viewedAt.toISOString()
  const view = {
    ...viewKey(propertyId, time, id),
    id,
    propertyId,
    viewedAt: time,
    ipAddress: cut(ipAddress, limits.ipAddress),
    userAgent: cut(userAgent, limits.userAgent),
    expire: Math.floor(viewedAt.getTime() / 1000) + keptDays * 86_400,
  }
  await transact(
    table,
    [
      ofExistingProperty(table, propertyId),
      { write: { Put: { TableName: table.name, Item: view } } },
      countView(table, viewCountKey(propertyId), propertyId),
      countView(table, dailyViewCountKey(propertyId, time.slice(0, 10)), propertyId),
    ],
    id,
  )
}

const ofExistingProperty = ({ name }: Table, propertyId: string): Step => ({
  write: {
    ConditionCheck: { TableName: name, Key: propertyKey(propertyId), ConditionExpression: 'attribute_exists(PK)' },
  },
  refusal: () => notFound('Property'),
})

const countView = ({ name }: Table, Key: Record<string, string>, propertyId: string): Step => ({
  write: {
    Update: {
      TableName: name,
      Key,
      UpdateExpression: 'SET propertyId = :property ADD viewCount :one',
      ExpressionAttributeValues: { ':property': propertyId, ':one': 1 },
    },
  },
})

/** A cut may split a surrogate pair, and half a pair cannot be stored. */
const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()
