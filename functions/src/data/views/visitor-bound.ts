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
 * Takes note of a visitor's view as a step of the transaction that stores it. Throws `too_many_requests` when there have
 * been `most` in this minute already: that is read, so that what is too much writes nothing (docs/decisions/025).
 */
export async function recordVisit(
  table: Table,
  { ipAddress, viewedAt }: Visit,
  most: number,
): Promise<TransactionItem> {
  const minute = viewedAt.toISOString().slice(0, 16)
  const Key = visitorKey(createHash('sha256').update(networkOf(ipAddress)).digest('hex'), minute)
  const noted = await getItem(table, Key, 'viewCount')
  if (Number(noted?.viewCount ?? 0) >= most) throw tooManyRequests()
  return {
    Update: {
      Key,
      UpdateExpression: 'SET expire = :expire ADD viewCount :one',
      // For those that read at the same moment.
      ConditionExpression: 'attribute_not_exists(viewCount) OR viewCount < :most',
      ExpressionAttributeValues: { ':one': 1, ':most': most, ':expire': Math.floor(viewedAt.getTime() / 1000) + 120 },
    },
    refusal: tooManyRequests,
  }
}

/** Whom an address stands for: of IPv6 the first half, for a visitor has all addresses behind it. */
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
