import * as z from 'zod/mini'
import { cleanUpKey, cleanUpPartition, gsi1 } from '../keys.ts'
import { keyOf, parseItem } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import type { TransactionItem } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

/** After this the daily clean-up removes the objects; the call that removed the images has ended by then. */
const dueAfterMs = 15 * 60_000

const removalSchema = z.object({ imageUrls: z.array(z.string()), causes: z.array(z.string()) })

/** imageUrls: paths of the pictures to remove; causes: ids whose deletion is not finished before that. */
export type Removal = z.infer<typeof removalSchema>

type Key = Record<'PK' | 'SK', string>

/** Notes, in the transaction that removes images, that their objects are to be removed after it. */
export const noteRemoval = (key: Key, { imageUrls, causes }: Removal): TransactionItem => {
  const { GSI1PK, GSI1SK } = cleanUpKey(new Date(Date.now() + dueAfterMs).toISOString(), key.PK)
  return {
    Update: {
      Key: key,
      UpdateExpression:
        'SET imageUrls = list_append(if_not_exists(imageUrls, :none), :urls), causes = list_append(if_not_exists(causes, :none), :causes), GSI1PK = :cleanUp, GSI1SK = :due',
      ExpressionAttributeValues: {
        ':none': [],
        ':urls': imageUrls,
        ':causes': causes,
        ':cleanUp': GSI1PK,
        ':due': GSI1SK,
      },
    },
  }
}

/** What is still to be removed; undefined when nothing is. */
export async function findRemoval(table: Table, key: Key): Promise<Removal | undefined> {
  const item = await getItem(table, key)
  return item && parseItem(removalSchema, item)
}

/** Whether the deletion of this id took place, but not yet that of its objects. */
export async function isUnfinished(table: Table, key: Key, id: string): Promise<boolean> {
  return (await findRemoval(table, key))?.causes.includes(id) ?? false
}

/** Whether a note says what was read; is stale otherwise. */
export const stillNoted = (Key: Key, removal: Removal): TransactionItem => ({
  ConditionCheck: { Key, ...asNoted(removal) },
  refusal: stale,
})

/** Takes note that these pictures of what was read are done with; the note goes with the last. Is stale as above. */
export function forgetPictures(Key: Key, removal: Removal, done: readonly string[]): TransactionItem {
  const left = removal.imageUrls.filter((url) => !done.includes(url))
  const { ConditionExpression, ExpressionAttributeValues } = asNoted(removal)
  const values = { ...ExpressionAttributeValues, ':left': left }
  return left.length === 0
    ? { Delete: { Key, ConditionExpression, ExpressionAttributeValues }, refusal: stale }
    : {
        Update: {
          Key,
          ConditionExpression,
          UpdateExpression: 'SET imageUrls = :left',
          ExpressionAttributeValues: values,
        },
        refusal: stale,
      }
}

const asNoted = ({ imageUrls, causes }: Removal) => ({
  ConditionExpression: 'imageUrls = :urls AND causes = :causes',
  ExpressionAttributeValues: { ':urls': imageUrls, ':causes': causes },
})

/** Keys of everything that was to be cleaned up before a time: uploads, objects of removed images, deletions. */
export async function dueCleanUps(table: Table, now: Date): Promise<{ PK: string; SK: string }[]> {
  const items = await queryAll(table, {
    IndexName: gsi1,
    KeyConditionExpression: 'GSI1PK = :cleanUp AND GSI1SK < :now',
    ExpressionAttributeValues: { ':cleanUp': cleanUpPartition, ':now': now.toISOString() },
    ProjectionExpression: 'PK, SK',
  })
  return items.map(keyOf)
}
