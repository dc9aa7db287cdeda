import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { mediaKey, variantsKey } from '../keys.ts'
import { parseItem } from '../table/parse-stored.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, setting, type TransactionItem, transact } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

/** Size of a picture as it is shown, in pixels, its tiny stand-in as a data address, and what can be shared of it. */
export interface Dimensions {
  width: number
  height: number
  placeholder: string
  /** Undefined for variants that were made before there was one for those who share a page. */
  shareable?: boolean | undefined
  /** How many cuts there are to be shared for focal points; undefined likewise. */
  cuts?: number | undefined
}

/** What became of an upload: its variants are there, or it was refused for a reason that its uploader is told. */
export type VariantsStatus = Dimensions | { refused: string }

const statusSchema = z.union([
  z.object({
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    shareable: z.optional(z.boolean()),
    cuts: z.optional(z.int()),
  }),
  z.object({ refused: z.string() }),
])

/** Undefined while its variants are being made; `withdrawn` when they were taken away and are not there again. */
export async function findVariants(table: Table, id: string): Promise<VariantsStatus | Withdrawn | undefined> {
  const item = await getItem(table, variantsKey(id))
  if (item && ('width' in item || 'refused' in item)) return parseItem(statusSchema, item)
  return item && ('withdrawing' in item || 'withdrawnAt' in item) ? { withdrawn: true } : undefined
}

interface Withdrawn {
  withdrawn: true
}

/**
 * Claims an upload for the bytes with this ETag, before variants are made of them: the first bytes that are claimed
 * are the only ones that variants are ever made of. Claiming the same bytes again succeeds. `taken`: others were first,
 * or it is done already; `unwanted`: the table knows of no such upload, or it is just being removed.
 */
export const claimVariants = (table: Table, id: string, etag: string) =>
  setOnce(table, id, { etag }, `${unfinished} AND (attribute_not_exists(etag) OR etag = :etag)`)

/**
 * Stores what became of a claimed upload; the first result stays. `unwanted`: the upload has been removed meanwhile;
 * `taken`: there is a result already, or the variants were withdrawn meanwhile.
 */
export const finishVariants = (table: Table, id: string, status: VariantsStatus) =>
  setOnce(table, id, { ...status }, unfinished)

const unfinished = 'attribute_not_exists(width) AND attribute_not_exists(refused) AND attribute_not_exists(withdrawing)'

/** What can be shared of a picture that was attached before it had its cuts; empty while it has none. */
export async function knownCuts(table: Table, id: string): Promise<Pick<Dimensions, 'shareable' | 'cuts'>> {
  const made = await findVariants(table, id)
  return made && 'cuts' in made ? { shareable: made.shareable, cuts: made.cuts } : {}
}

/** Whether the variants of a picture were made of the bytes with this ETag. */
export async function isMadeOf(table: Table, id: string, etag: string): Promise<boolean> {
  return (await getItem(table, variantsKey(id)))?.etag === etag
}

/** Adds to a picture's variants those that can be shared; false when the picture has been removed meanwhile. */
export async function noteShared({ client, name }: Table, id: string, shared: Pick<Dimensions, 'shareable' | 'cuts'>) {
  const condition = 'attribute_exists(width)'
  const update = { Key: variantsKey(id), ConditionExpression: condition, ...setting(shared) }
  return (await ifHolds(client.send(new UpdateCommand({ TableName: name, ...update })))) !== undefined
}

class Unwanted extends Error {}
class Taken extends Error {}

/** Sets attributes of an upload's variants, on a condition, and on the condition that the upload is still wanted. */
async function setOnce(table: Table, id: string, fields: Record<string, unknown>, ConditionExpression: string) {
  const wanted: TransactionItem = {
    ConditionCheck: {
      Key: mediaKey(id),
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(removing)',
    },
    refusal: () => new Unwanted(),
  }
  const update: TransactionItem = {
    Update: { Key: variantsKey(id), ConditionExpression, ...setting(fields) },
    refusal: () => new Taken(),
  }
  try {
    await transact(table, [wanted, update])
    return 'mine'
  } catch (error) {
    if (error instanceof Unwanted) return 'unwanted'
    if (error instanceof Taken) return 'taken'
    throw error
  }
}

const result = 'width, height, placeholder, shareable, cuts, refused'

/**
 * First step of taking variants away: from now on none are made and none count as there, so that their objects can be
 * removed. The bytes that they were made of stay claimed.
 */
export const withdrawVariants = (id: string): TransactionItem => ({
  Update: {
    Key: variantsKey(id),
    UpdateExpression: `SET withdrawing = :yes REMOVE ${result}`,
    ExpressionAttributeValues: { ':yes': true },
  },
})

/**
 * Last step, when the objects are gone: edges are told by it to forget what they keep of them (publish/affected.ts). Is
 * stale when somebody had them made anew meanwhile.
 */
export const finishWithdrawal = (id: string): TransactionItem => ({
  Update: {
    Key: variantsKey(id),
    ConditionExpression: 'withdrawing = :yes',
    UpdateExpression: 'SET withdrawnAt = :now',
    ExpressionAttributeValues: { ':yes': true, ':now': new Date().toISOString() },
  },
  refusal: stale,
})

/** Lets variants be made of a picture whose variants were withdrawn. */
export const allowVariants = (id: string): TransactionItem => ({
  Update: {
    Key: variantsKey(id),
    UpdateExpression: 'SET withdrawnAt = if_not_exists(withdrawnAt, :now) REMOVE withdrawing',
    ExpressionAttributeValues: { ':now': new Date().toISOString() },
  },
})

/**
 * Forgets that variants were made, since their objects may have been removed by somebody who came too late to withdraw
 * them; does nothing where they are withdrawn. Gives whether they are to be made anew.
 */
export async function doubtVariants({ client, name }: Table, id: string): Promise<boolean> {
  const doubted = await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: variantsKey(id),
        ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(withdrawing)',
        UpdateExpression: `SET withdrawnAt = :now REMOVE ${result}`,
        ExpressionAttributeValues: { ':now': new Date().toISOString() },
      }),
    ),
  )
  return doubted !== undefined
}

/** Forgets what became of an upload: any bytes may be claimed for it then. */
export async function forgetVariants({ client, name }: Table, id: string): Promise<void> {
  await client.send(new DeleteCommand({ TableName: name, Key: variantsKey(id) }))
}
