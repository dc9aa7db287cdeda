import { setTimeout } from 'node:timers/promises'
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { mapWithConcurrency } from '../../map-with-concurrency.ts'
import { keyOf } from '../table/parse-stored.ts'
import { queryPages } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { monthlyViewCountKey, monthOf, viewCountKey, viewPartition } from './view-keys.ts'

type Key = { PK: string; SK: string }

const BATCH_SIZE = 25
const dayMs = 86_400_000

/** Deletes the views and counts of a property created at a time (ISO 8601). Idempotent. */
export async function deleteViews(table: Table, propertyId: string, createdAt: string): Promise<void> {
  const views = queryPages(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': viewPartition(propertyId) },
    ProjectionExpression: 'PK, SK',
  })
  for await (const page of views) await deleteAll(table, page.map(keyOf))
  const months = new Set(daysSince(createdAt).map(monthOf))
  await deleteAll(table, [
    viewCountKey(propertyId),
    ...[...months].map((month) => monthlyViewCountKey(propertyId, month)),
  ])
}

async function deleteAll(table: Table, keys: readonly Key[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(keys.length / BATCH_SIZE) }, (_, n) =>
    keys.slice(n * BATCH_SIZE, (n + 1) * BATCH_SIZE),
  )
  await mapWithConcurrency(batches, 8, (batch) => deleteBatch(table, batch))
}

async function deleteBatch({ client, name }: Table, keys: readonly Key[]): Promise<void> {
  let requests: Record<string, unknown>[] = keys.map((Key) => ({ DeleteRequest: { Key } }))
  for (let delayMs = 50; requests.length > 0; delayMs = Math.min(1000, delayMs * 2)) {
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }))
    requests = UnprocessedItems?.[name] ?? []
    if (requests.length > 0) await setTimeout(Math.random() * delayMs)
  }
}

/** Returns days (UTC, yyyy-mm-dd) from a time (ISO 8601) to now, allowing a day of clock difference. */
function daysSince(time: string): string[] {
  const now = Date.now()
  const start = Math.min(Date.parse(time), now) - dayMs
  const count = Math.ceil((now + dayMs - start) / dayMs) + 1
  return Array.from({ length: count }, (_, n) => new Date(start + n * dayMs).toISOString().slice(0, 10))
}
