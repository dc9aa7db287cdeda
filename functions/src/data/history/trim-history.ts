import * as z from 'zod/mini'
import { gsi1 } from '../keys.ts'
import { keyOf, parseItem } from '../table/parse-stored.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { deleteItems } from '../table/transact.ts'
import { activityPartition, historyPartition } from './history-keys.ts'

/** Changes kept per property, its units included, and for the hero images. */
const MAX_CHANGES = 100
/** Runs may fail for two weeks. */
const LOOK_BACK_MS = 14 * 86_400_000

const historyIdSchema = z.object({ of: z.object({ historyId: z.string() }) })

/** Deletes all but the last 100 changes of each recently changed property. */
export async function trimHistory(table: Table, now: Date): Promise<void> {
  const recentChanges = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :activity AND GSI1SK > :since',
    ProjectionExpression: 'PK, SK, #of',
    ExpressionAttributeNames: { '#of': 'of' },
    ExpressionAttributeValues: {
      ':activity': activityPartition,
      ':since': new Date(now.getTime() - LOOK_BACK_MS).toISOString(),
    },
  })
  const historyIds = new Set(recentChanges.map((item) => parseItem(historyIdSchema, item).of.historyId))
  for (const historyId of historyIds) await trim(table, historyId)
}

async function trim(table: Table, historyId: string): Promise<void> {
  const items = await queryAll(table, {
    ScanIndexForward: false,
    KeyConditionExpression: 'PK = :pk',
    ProjectionExpression: 'PK, SK',
    ExpressionAttributeValues: { ':pk': historyPartition(historyId) },
  })
  await deleteItems(table, items.slice(MAX_CHANGES).map(keyOf))
}
