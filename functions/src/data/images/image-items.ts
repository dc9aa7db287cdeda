import type { Image } from '@porchlight/contract/images/image'
import type { Table } from '../table/table.ts'
import {
  deleteItem,
  MAX_TRANSACTION_ITEMS,
  putItem,
  putNew,
  type TransactionItem,
  transact,
} from '../table/transact.ts'
import { keepReferenced, referenceUpload } from '../uploads/upload-repository.ts'
import type { ImagePlan } from './image-plan.ts'

/** The images belong to one property or unit. */
export interface ImageChange<T> {
  plan: ImagePlan<T>
  /** Keys are included. */
  toItem: (image: T) => { PK: string; SK: string }
}

/** Deletes one item per image and updates each other image that changes. */
export const removalItems = <T extends Image>({ plan, toItem }: ImageChange<T>): TransactionItem[] => [
  ...plan.changed.map((image) => putItem({ ...toItem(image) })),
  ...plan.removed.map((image) => deleteItem(toItem(image))),
]

/**
 * Saves images together with `others`, the at most 10 other items of the save, in one transaction if that holds all.
 * A larger save takes these steps, and a repetition finishes it wherever it stopped:
 *
 * 1. The uploads that it references lose the mark that lets their originals be deleted. They keep their 7 days, in case
 *    the save fails.
 * 2. Removed images are deleted if they do not fit into step 3. `unchanged` is a condition of this step: it fails
 *    if somebody has changed the owner since it was read.
 * 3. All other items are written.
 * 4. The uploads lose their 7 days. If this fails, the reconciler does it.
 *
 * Throws `invalidInput`, naming the field, for an upload that is being deleted.
 */
export async function saveImages<T extends Image>(
  table: Table,
  others: readonly TransactionItem[],
  change: ImageChange<T> & { unchanged?: TransactionItem },
): Promise<void> {
  const { plan, toItem, unchanged } = change
  const uploads = plan.added.flatMap(({ image: { imageUrl }, uploadId, path }) =>
    uploadId ? [{ uploadId, imageUrl, path }] : [],
  )
  const references = uploads.map(referenceUpload)
  const stored = [
    ...others,
    ...plan.added.map(({ image }) => putNew({ ...toItem(image) }, 'An image')),
    ...plan.changed.map((image) => putItem({ ...toItem(image) })),
  ]
  const removals = plan.removed.map((image) => deleteItem(toItem(image)))
  const all = [...stored, ...references, ...removals]
  if (all.length <= MAX_TRANSACTION_ITEMS) return transact(table, all)

  if (uploads.length > 0) await transact(table, uploads.map(keepReferenced))
  if (stored.length + removals.length <= MAX_TRANSACTION_ITEMS) await transact(table, [...stored, ...removals])
  else {
    await transact(table, [...(unchanged ? [unchanged] : []), ...removals])
    await transact(table, stored)
  }
  if (uploads.length > 0)
    await transact(table, references).catch((error: unknown) => console.warn({ stillKept: uploads.length, error }))
}
