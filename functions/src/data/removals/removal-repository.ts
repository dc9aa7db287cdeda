import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { cleanUpKey, cleanUpPartition, gsi1 } from '../keys.ts'
import { getItem, keyOf, parseItem, queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, type TransactionItem } from '../table/transact.ts'

/** After this the daily clean-up removes the objects; the call that removed the images has ended by then. */
const dueAfterMs = 15 * 60_000

const removalSchema = z.object({ imageUrls: z.array(z.string()), causes: z.array(z.string()) })

/** imageUrls: paths of the pictures to remove; causes: ids whose deletion is not finished before that. */
type Removal = z.infer<typeof removalSchema>

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

/** Takes note that all this is removed; false when more has come to it meanwhile. */
export async function forgetRemoval(
  { client, name }: Table,
  key: Key,
  { imageUrls, causes }: Removal,
): Promise<boolean> {
  const forgotten = await ifHolds(
    client.send(
      new DeleteCommand({
        TableName: name,
        Key: key,
        ConditionExpression: 'attribute_not_exists(PK) OR (imageUrls = :urls AND causes = :causes)',
        ExpressionAttributeValues: { ':urls': imageUrls, ':causes': causes },
      }),
    ),
  )
  return forgotten !== undefined
}

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
