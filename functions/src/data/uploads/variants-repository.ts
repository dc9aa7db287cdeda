import * as z from 'zod/mini'
import { mediaKey, variantsKey } from '../keys.ts'
import { getItem, parseItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { type TransactionItem, transact } from '../table/transact.ts'

/** Size of a picture as it is shown, in pixels, and its tiny stand-in as a data address. */
export interface Dimensions {
  width: number
  height: number
  placeholder: string
}

/** What became of an upload: its variants are there, or it was refused for a reason that its uploader is told. */
export type VariantsStatus = Dimensions | { refused: string }

const statusSchema = z.union([
  z.object({ width: z.int(), height: z.int(), placeholder: z.string() }),
  z.object({ refused: z.string() }),
])

/** Undefined while its variants are being made. */
export async function findVariants(table: Table, id: string): Promise<VariantsStatus | undefined> {
  const item = await getItem(table, variantsKey(id))
  return item && ('width' in item || 'refused' in item) ? parseItem(statusSchema, item) : undefined
}

class Unwanted extends Error {}
class Taken extends Error {}

/**
 * Claims an upload for the bytes with this ETag, before variants are made of them: the first bytes that are claimed
 * are the only ones that variants are ever made of. Claiming the same bytes again succeeds. `taken`: others were first, or it is done already;
 * `unwanted`: the table knows of no such upload, or it is just being removed.
 */
export async function claimVariants(table: Table, id: string, etag: string): Promise<'mine' | 'taken' | 'unwanted'> {
  try {
    await transact(table, [wanted(table, id), claim(table, id, etag)])
    return 'mine'
  } catch (error) {
    if (error instanceof Unwanted) return 'unwanted'
    if (error instanceof Taken) return 'taken'
    throw error
  }
}

/** Stores what became of a claimed upload; the first result stays. False when the upload has been removed meanwhile. */
export async function finishVariants(table: Table, id: string, status: VariantsStatus): Promise<boolean> {
  const values = Object.entries(status)
  const finish: TransactionItem = {
    write: {
      Update: {
        TableName: table.name,
        Key: variantsKey(id),
        ConditionExpression: open,
        UpdateExpression: `SET ${values.map(([field]) => `#${field} = :${field}`).join(', ')}`,
        ExpressionAttributeNames: Object.fromEntries(values.map(([field]) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(values.map(([field, value]) => [`:${field}`, value])),
      },
    },
    refusal: () => new Taken(),
  }
  try {
    await transact(table, [wanted(table, id), finish])
    return true
  } catch (error) {
    if (error instanceof Taken) return true
    if (error instanceof Unwanted) return false
    throw error
  }
}

const open = 'attribute_not_exists(width) AND attribute_not_exists(refused)'

const wanted = ({ name }: Table, id: string): TransactionItem => ({
  write: {
    ConditionCheck: {
      TableName: name,
      Key: mediaKey(id),
      ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(removing)',
    },
  },
  refusal: () => new Unwanted(),
})

const claim = ({ name }: Table, id: string, etag: string): TransactionItem => ({
  write: {
    Update: {
      TableName: name,
      Key: variantsKey(id),
      ConditionExpression: `${open} AND (attribute_not_exists(etag) OR etag = :etag)`,
      UpdateExpression: 'SET etag = :etag',
      ExpressionAttributeValues: { ':etag': etag },
    },
  },
  refusal: () => new Taken(),
})
