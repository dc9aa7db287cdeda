import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { noteChange } from '../history/note-change.ts'
import {
  cleanUpKey,
  deletedKey,
  deletionKey,
  deletionSortKey,
  picturesNoteKey,
  propertyKey,
  propertyPartition,
  removalKeyOf,
  removalSortKey,
} from '../keys.ts'
import { noteRemoval } from '../removals/removal-repository.ts'
import { keyOf, parseItem } from '../table/parse-stored.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { deleteItem, putItem, transact } from '../table/transact.ts'
import { stale, whileStale } from '../table/while-stale.ts'
import { findStored, propertyThing } from './property-repository.ts'

/** After this the daily clean-up takes over a deletion; the call that began it has ended by then. */
const dueAfterMs = 15 * 60_000

/**
 * Begins to delete a property for good: from now on it can neither be seen nor restored. Does nothing when that has begun
 * already. Throws `notFound` when there is neither such a property nor an unfinished deletion. `deleted`: only one that
 * was deleted before, so that one which was restored meanwhile stays.
 */
export async function beginDeletion(table: Table, id: string, only?: 'deleted'): Promise<void> {
  await whileStale(async () => {
    const property = only ? undefined : await findStored(table, id)
    const found = property?.item ?? (await getItem(table, deletedKey(id)))
    if (!found) {
      if (await getItem(table, deletionKey(id))) return
      throw notFound('Property')
    }
    const { createdAt, title } = z.parse(goingSchema, found)
    const due = new Date(Date.now() + dueAfterMs).toISOString()
    const deletion = { ...deletionKey(id), ...cleanUpKey(due, id), id, createdAt }
    await transact(table, [
      {
        Delete: { Key: property ? propertyKey(id) : deletedKey(id), ConditionExpression: 'attribute_exists(PK)' },
        refusal: stale,
      },
      deleteItem(picturesNoteKey(id)),
      putItem(deletion),
      noteChange(table, { of: propertyThing(id, title), action: 'deletedForGood', before: property }),
    ])
  })
}
const goingSchema = z.object({ createdAt: z.iso.datetime(), title: z.string() })

const createdSchema = z.object({ createdAt: z.iso.datetime() })

/** When the property of an unfinished deletion was created (ISO 8601); undefined when there is none. */
export async function findDeletion(table: Table, id: string): Promise<string | undefined> {
  const item = await getItem(table, deletionKey(id))
  return item && parseItem(createdSchema, item).createdAt
}

/** The last step of a deletion. */
export async function endDeletion(table: Table, id: string): Promise<void> {
  await transact(table, [deleteItem(deletionKey(id))])
}

const atOnce = 90
const pictureSchema = z.object({ imageUrl: z.optional(z.string()) })

/**
 * Removes up to 90 items below a property whose deletion has begun, and notes their objects to be removed. Gives
 * whether there may be more.
 */
export async function removeItemsBelow(table: Table, id: string): Promise<boolean> {
  const { Items = [] } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ConsistentRead: true,
      KeyConditionExpression: 'PK = :pk AND SK > :deletion',
      ExpressionAttributeValues: { ':pk': propertyPartition(id), ':deletion': deletionSortKey },
      Limit: atOnce,
    }),
  )
  const below = Items.filter((item) => keyOf(item).SK !== removalSortKey)
  if (below.length === 0) return false
  const imageUrls = below.flatMap((item) => parseItem(pictureSchema, item).imageUrl ?? [])
  await transact(table, [
    noteRemoval(removalKeyOf(id), { imageUrls, causes: [] }),
    ...below.map((item) => deleteItem(keyOf(item))),
  ])
  return true
}
