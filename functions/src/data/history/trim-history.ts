import * as z from 'zod/mini'
import { gsi1 } from '../keys.ts'
import { keyOf, parseItem } from '../table/parse-stored.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { deleteItem, transact } from '../table/transact.ts'
import { activityPartition, historyPartition } from './history-keys.ts'

/** Number of changes kept per property, its units included, and for the hero images. */
const kept = 100
/** Days to look back for changed properties. Two weeks, since runs may fail. */
const lookBackMs = 14 * 86_400_000
/** DynamoDB's limit of writes per transaction. */
const atOnce = 100

const homeSchema = z.object({ of: z.object({ home: z.string() }) })

/** Deletes all but the last 100 changes of each recently changed property. */
export async function trimHistory(table: Table, now: Date): Promise<void> {
  const lately = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :activity AND GSI1SK > :since',
    ProjectionExpression: 'PK, SK, #of',
    ExpressionAttributeNames: { '#of': 'of' },
    ExpressionAttributeValues: {
      ':activity': activityPartition,
      ':since': new Date(now.getTime() - lookBackMs).toISOString(),
    },
  })
  const homes = new Set(lately.map((item) => parseItem(homeSchema, item).of.home))
  for (const home of homes) await trim(table, home)
}

async function trim(table: Table, home: string): Promise<void> {
  const items = await queryAll(table, {
    ScanIndexForward: false,
    KeyConditionExpression: 'PK = :pk',
    ProjectionExpression: 'PK, SK',
    ExpressionAttributeValues: { ':pk': historyPartition(home) },
  })
  const old = items.slice(kept).map(keyOf)
  for (let at = 0; at < old.length; at += atOnce) await transact(table, old.slice(at, at + atOnce).map(deleteItem))
}
