import { createHash } from 'node:crypto'
import { tooManyRequests } from '../../errors.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import type { TransactionItem } from '../table/transact.ts'
import { visitorKey } from './view-keys.ts'

interface Visit {
  ipAddress: string
  viewedAt: Date
}

/**
 * Runs in the transaction that stores the view. Throws `too_many_requests` after `maxViews` views in this minute;
 * that check is a read, so excess views write nothing (docs/decisions/025).
 */
export async function recordVisit(
  table: Table,
  { ipAddress, viewedAt }: Visit,
  maxViews: number,
): Promise<TransactionItem> {
  const minute = viewedAt.toISOString().slice(0, 16)
  const Key = visitorKey(createHash('sha256').update(networkOf(ipAddress)).digest('hex'), minute)
  const counter = await getItem(table, Key, 'viewCount')
  if (Number(counter?.viewCount ?? 0) >= maxViews) throw tooManyRequests()
  return {
    Update: {
      Key,
      UpdateExpression: 'SET expire = :expire ADD viewCount :one',
      // Several views of a visitor may be read at the same moment.
      ConditionExpression: 'attribute_not_exists(viewCount) OR viewCount < :max',
      ExpressionAttributeValues: {
        ':one': 1,
        ':max': maxViews,
        ':expire': Math.floor(viewedAt.getTime() / 1000) + 120,
      },
    },
    refusal: tooManyRequests,
  }
}

/** A visitor has all IPv6 addresses with the same first half. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = [...before, ...between, ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
