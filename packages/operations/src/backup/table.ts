import { setTimeout } from 'node:timers/promises'
import { BatchWriteItemCommand, paginateScan, type WriteRequest } from '@aws-sdk/client-dynamodb'
import type { Storage } from '../aws/storage.ts'
import { type Item, isOfOneSite } from './items.ts'

type Table = Pick<Storage, 'dynamodb' | 'tableName'>

/** Limit of BatchWriteItem. */
const BATCH_SIZE = 25
const MAX_ATTEMPTS = 12
const MAX_DELAY_MS = 5000

/** Scans consistently, without the items that are not backed up. `attributes` limits what is read besides the keys. */
export async function* scanTable(
  { dynamodb: client, tableName: TableName }: Table,
  attributes?: readonly string[],
): AsyncGenerator<Item[]> {
  const names = attributes && ['PK', 'SK', ...attributes]
  const projection = names && {
    ProjectionExpression: names.map((_, n) => `#${n}`).join(),
    ExpressionAttributeNames: Object.fromEntries(names.map((name, n) => [`#${n}`, name])),
  }
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true, ...projection }))
    yield Items.filter((item) => !isOfOneSite(item))
}

/** Retries unprocessed items with growing delays. */
export async function writeItems({ dynamodb, tableName }: Table, writes: readonly WriteRequest[]): Promise<void> {
  for (let at = 0; at < writes.length; at += BATCH_SIZE) {
    let open = writes.slice(at, at + BATCH_SIZE)
    for (let attempt = 1; open.length > 0; attempt += 1) {
      if (attempt > MAX_ATTEMPTS) throw new Error(`The table did not take ${open.length} items`)
      if (attempt > 1) await setTimeout(Math.random() * Math.min(MAX_DELAY_MS, 50 * 2 ** attempt))
      const request = { RequestItems: { [tableName]: open } }
      const { UnprocessedItems } = await dynamodb.send(new BatchWriteItemCommand(request))
      open = UnprocessedItems?.[tableName] ?? []
    }
  }
}
