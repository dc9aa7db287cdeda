import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { conflict } from '../../errors.ts'
import { cleanUpKey, mediaKey } from '../keys.ts'
import { parseItem } from '../table/parse-stored.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, type TransactionItem } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

/** What is kept of a picture that nothing shows any more, so that it can be brought back: its original, for 30 days. */
const keptMs = 30 * 86_400_000

function dueKey(id: string) {
  const { GSI1PK, GSI1SK } = cleanUpKey(new Date(Date.now() + keptMs).toISOString(), id)
  return { ':cleanUp': GSI1PK, ':due': GSI1SK }
}

/**
 * Makes an attached upload one that is not attached again, for 30 days: the last step when its image was removed. Is
 * stale when its record has gone, or is that of a shared picture by now.
 */
export const detachUpload = (id: string): TransactionItem => ({
  Update: {
    Key: mediaKey(id),
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(isShared)',
    UpdateExpression: 'SET attached = :no, GSI1PK = :cleanUp, GSI1SK = :due REMOVE imageId',
    ExpressionAttributeValues: { ':no': false, ...dueKey(id) },
  },
  refusal: stale,
})

/** Ends the removal of a picture that is not shown any more: it is kept for 30 days. */
export const expireShared = (id: string, picture: string): TransactionItem => ({
  Update: {
    Key: mediaKey(id),
    UpdateExpression:
      'SET id = :id, isShared = :yes, picture = :picture, createdAt = if_not_exists(createdAt, :now), GSI1PK = :cleanUp, GSI1SK = :due REMOVE removing',
    ExpressionAttributeValues: {
      ':id': id,
      ':yes': true,
      ':picture': picture,
      ':now': new Date().toISOString(),
      ...dueKey(id),
    },
  },
})

/** The condition that a picture was removed, or may be shown by several, and is still kept. */
export const ifRemoved = (uploadId: string): TransactionItem => ({
  ConditionCheck: {
    Key: mediaKey(uploadId),
    ConditionExpression: 'attribute_not_exists(removing) AND (isShared = :yes OR (attached = :no AND GSI1SK > :now))',
    ExpressionAttributeValues: { ':yes': true, ':no': false, ':now': new Date().toISOString() },
  },
  refusal: () => conflict('This picture is in use already, or not kept any more'),
})

/** Whether a picture that nothing shows has been kept for its time, so that it cannot be brought back. */
export async function isExpired(table: Table, id: string): Promise<boolean> {
  const item = await getItem(table, mediaKey(id))
  if (!item) return false
  const { removing, attached, GSI1SK } = parseItem(stateSchema, item)
  const isOver = GSI1SK !== undefined && GSI1SK <= new Date().toISOString()
  return attached === false && (removing !== undefined || isOver)
}
const stateSchema = z.object({
  removing: z.optional(z.unknown()),
  attached: z.optional(z.boolean()),
  GSI1SK: z.optional(z.string()),
})

/**
 * Makes sure that a picture whose time is over cannot be attached any more, and gives its path; undefined when it is
 * attached or has more time. `isShared`: it may be shown all the same, and is to be released then under this claim.
 */
export async function claimExpired({ client, name }: Table, id: string, { now, claim }: { now: Date; claim: string }) {
  const claimed = await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: mediaKey(id),
        ConditionExpression: '(attached = :no OR isShared = :yes) AND GSI1SK < :now',
        UpdateExpression: 'SET removing = :claim',
        ExpressionAttributeValues: { ':no': false, ':yes': true, ':now': now.toISOString(), ':claim': claim },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  )
  if (!claimed) return undefined
  const { imageUrl, picture = '', isShared = false } = parseItem(expiredSchema, claimed.Attributes)
  return { imageUrl: imageUrl ?? picture, isShared }
}
const expiredSchema = z.object({
  imageUrl: z.optional(z.string()),
  picture: z.optional(z.string()),
  isShared: z.optional(z.boolean()),
})
