import type { Table } from '../table/table.ts'
import { checkItem, putItem, type TransactionItem, transact } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'
import { checkShared } from '../uploads/shared-pictures.ts'

type Key = Record<'PK' | 'SK', string>

/** An item, and the upload that it shows, where it shows one. */
export interface Unseen {
  item: Key
  uploadId: string | undefined
}

/** DynamoDB's limit of the items of one transaction. */
const mostItems = 100

/**
 * Writes items which nobody sees yet, since what they lie below is not there: however many they are, one transaction
 * then makes all of them appear. A note about them has to be there all the while, by which the daily clean-up removes
 * them should that transaction never come. Is stale when the note is gone, or a picture just being removed.
 */
export async function writeUnseen(table: Table, note: Key, unseen: readonly Unseen[]): Promise<void> {
  const noted = checkItem(note, true, stale)
  let puts: TransactionItem[] = []
  let pictures = new Map<string, TransactionItem>()
  const write = async () => {
    if (puts.length > 0) await transact(table, [noted, ...pictures.values(), ...puts])
    puts = []
    pictures = new Map()
  }
  for (const { item, uploadId } of unseen) {
    if (1 + pictures.size + puts.length + 2 > mostItems) await write()
    if (uploadId) pictures.set(uploadId, checkShared(uploadId))
    puts.push(putItem({ ...item }))
  }
  await write()
}

/** Belongs to the transaction that makes them appear. */
export const forgetUnseen = (Key: Key): TransactionItem => ({
  Delete: { Key, ConditionExpression: 'attribute_exists(PK)' },
  refusal: stale,
})
