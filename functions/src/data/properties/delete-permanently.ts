import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { deletedKey, deletedSortKey, propertyPartition, trashKey } from '../keys.ts'
import { keyOf, parseItem } from '../table/parse-stored.ts'
import { getItem } from '../table/read.ts'
import { retryOnConflict, writeConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { deleteItem, MAX_TRANSACTION_ITEMS, type TransactionItem, transact } from '../table/transact.ts'
import { deleteViews } from '../views/delete-views.ts'
import { propertySubject } from './property-repository.ts'

const deletedSchema = z.object({
  title: z.string(),
  deletedAt: z.string(),
  forGood: z.optional(z.boolean()),
})

/**
 * The property can no longer be restored. It stays in the trash until `removeFromTrash` has removed everything below
 * it. Idempotent. Throws `notFound` if it is not deleted.
 */
export async function deletePermanently(table: Table, id: string): Promise<void> {
  await retryOnConflict(async () => {
    const item = await getItem(table, deletedKey(id))
    if (!item) throw notFound('Property')
    if (item.forGood) return
    const { title, deletedAt } = parseItem(deletedSchema, item)
    const { GSI1SK } = trashKey(new Date().toISOString(), id)
    await transact(table, [
      {
        Change: {
          key: deletedKey(id),
          set: { forGood: true, GSI1SK },
          expected: { deletedAt, forGood: undefined },
        },
        refusal: writeConflict,
      },
      recordChange(table, { of: propertySubject(id, title), action: 'deletedForGood' }),
    ])
  })
}

const createdSchema = z.object({ createdAt: z.iso.datetime() })

/**
 * Removes everything below the property, its views, and last the property itself. A repetition finishes an
 * interrupted run. The reconciler removes the images.
 */
export async function removeFromTrash(table: Table, id: string): Promise<void> {
  const item = await getItem(table, deletedKey(id))
  if (!item?.forGood) return
  while (await removeItemsBelow(table, id));
  await deleteViews(table, id, parseItem(createdSchema, item).createdAt)
  await transact(table, [deleteItem(deletedKey(id))])
}

/** One item of a transaction is the condition. */
const BATCH_SIZE = MAX_TRANSACTION_ITEMS - 1

/** Returns whether there may be more items. */
async function removeItemsBelow(table: Table, id: string): Promise<boolean> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :pk AND SK > :deleted',
      ExpressionAttributeValues: { ':pk': propertyPartition(id), ':deleted': deletedSortKey },
      ProjectionExpression: 'PK, SK',
      Limit: BATCH_SIZE,
    }),
  )
  if (Items.length === 0) return false
  await transact(table, [isBeingDeleted(id), ...Items.map((item) => deleteItem(keyOf(item)))])
  return true
}

const isBeingDeleted = (id: string): TransactionItem => ({
  ConditionCheck: {
    Key: deletedKey(id),
    ConditionExpression: 'forGood = :yes',
    ExpressionAttributeValues: { ':yes': true },
  },
})
