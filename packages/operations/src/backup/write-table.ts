import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  GetItemCommand,
  PutItemCommand,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { atOnce } from './copy-objects.ts'
import { type Item, isPerson, isSession } from './items.ts'
import type { Table } from './read-table.ts'

/** DynamoDB's limit of a BatchWriteItem. */
const mostWrites = 25
const attempts = 12
const longestDelayMs = 5000

/** Stores these items, whatever was there. */
export const putItems = (table: Table, items: readonly Item[]) =>
  writeAll(
    table,
    items.map((item) => ({ PutRequest: { Item: item } })),
  )

/** Removes the items with these keys. */
export const deleteItems = (table: Table, keys: readonly Item[]) =>
  writeAll(
    table,
    keys.map((key) => ({ DeleteRequest: { Key: key } })),
  )

async function writeAll(table: Table, writes: readonly WriteRequest[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(writes.length / mostWrites) }, (_, n) =>
    writes.slice(n * mostWrites, (n + 1) * mostWrites),
  )
  const write = (batch: WriteRequest[]) => writeBatch(table, batch)
  await Readable.from(batches).forEach(write, { concurrency: atOnce })
}

/** What DynamoDB had no room for is sent again, later each time. */
async function writeBatch({ dynamodb, tableName }: Table, batch: WriteRequest[]): Promise<void> {
  let open = batch
  for (let attempt = 1; open.length > 0; attempt += 1) {
    const { UnprocessedItems } = await dynamodb.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: open } }))
    open = UnprocessedItems?.[tableName] ?? []
    if (open.length === 0) return
    if (attempt === attempts) throw new Error(`The table took ${open.length} items not even at the ${attempts}th try`)
    await setTimeout(Math.random() * Math.min(longestDelayMs, 50 * 2 ** attempt))
  }
}

/** Stores an item where none is yet: what is there was written later than the backup. */
export async function putIfNew({ dynamodb, tableName }: Table, item: Item): Promise<void> {
  const put = { TableName: tableName, Item: item, ConditionExpression: 'attribute_not_exists(PK)' }
  try {
    await dynamodb.send(new PutItemCommand(put))
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/** One item: which backup is being restored, and how far that is. Gone when it is done. */
const progressKey = { PK: { S: 'RESTORE' }, SK: { S: 'RESTORE' } }

export interface Progress {
  backup: string
  /** Pieces of the table that are written. */
  pages: number
  /** Whether what the backup does not hold is removed in the end. */
  replaces: boolean
}

export const noteProgress = (table: Table, { backup, pages, replaces }: Progress) =>
  putItems(table, [
    { ...progressKey, backup: { S: backup }, pages: { N: String(pages) }, replaces: { BOOL: replaces } },
  ])

export const forgetProgress = (table: Table) => deleteItems(table, [progressKey])

/** How far a restore of this table is that was cut off; undefined when there is none. */
export async function progressOf(table: Table): Promise<Progress | undefined> {
  const { Item } = await table.dynamodb.send(
    new GetItemCommand({ TableName: table.tableName, Key: progressKey, ConsistentRead: true }),
  )
  if (!Item) return undefined
  return { backup: Item.backup?.S ?? '', pages: Number(Item.pages?.N ?? 0), replaces: Item.replaces?.BOOL === true }
}

/** Keys of all items in pieces, but for people, sessions and the note of progress, which a restore leaves alone. */
export async function* keysIn({ dynamodb: client, tableName: TableName }: Table): AsyncGenerator<Item[]> {
  const keys = { ProjectionExpression: 'PK, SK', ConsistentRead: true }
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ...keys }))
    yield Items.filter((key) => !isPerson(key) && !isSession(key) && key.PK?.S !== progressKey.PK.S)
}
