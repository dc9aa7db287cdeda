import { setTimeout } from 'node:timers/promises'
import { BatchWriteItemCommand, GetItemCommand, paginateScan, type WriteRequest } from '@aws-sdk/client-dynamodb'
import { DATA_FORMAT, dataFormatKey } from '@porchlight/functions/data/data-format'
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

const formatKey = { PK: { S: dataFormatKey.PK }, SK: { S: dataFormatKey.SK } }

/** A table without a number has that of this version. */
export async function readDataFormat({ dynamodb, tableName: TableName }: Table): Promise<number> {
  const { Item } = await dynamodb.send(new GetItemCommand({ TableName, Key: formatKey, ConsistentRead: true }))
  return Number(Item?.format?.N ?? DATA_FORMAT)
}

export const writeDataFormat = (table: Table): Promise<void> =>
  writeItems(table, [{ PutRequest: { Item: { ...formatKey, format: { N: String(DATA_FORMAT) } } } }])

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
