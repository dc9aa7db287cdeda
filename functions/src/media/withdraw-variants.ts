import { variantKeys } from '@porchlight/contract/picture'
import { removeObjects, touchObject } from '../aws/bucket.ts'
import { type TransactionItem, transact } from '../data/table/transact.ts'
import { allowVariants, withdrawVariants } from '../data/uploads/variants-repository.ts'
import type { Picture } from './image-url.ts'
import type { Services } from './picture-objects.ts'

/**
 * Removes what visitors receive of pictures (at most 99) and has no more made, provided that a condition holds. It is
 * finished by `finishWithdrawal` of each, in a transaction with what follows from it. Repeating it changes nothing.
 */
export async function withdrawObjects(
  { table, variants }: Pick<Services, 'table' | 'variants'>,
  pictures: readonly Picture[],
  condition: TransactionItem,
): Promise<void> {
  if (pictures.length === 0) return
  await transact(table, [condition, ...pictures.map(({ uploadId }) => withdrawVariants(uploadId))])
  await Promise.all(pictures.map(({ imageUrl }) => removeObjects(variants, variantKeys(imageUrl))))
}

/**
 * Has withdrawn variants made anew: the bucket tells of the original as if it had just come, and `make-variants` does
 * the rest. `condition` holds where that may be. Repeating it changes nothing. Gives whether there is an original.
 */
export async function renewVariants(
  { table, originals }: Pick<Services, 'table' | 'originals'>,
  { uploadId, key }: Picture,
  condition: TransactionItem[] = [],
): Promise<boolean> {
  await transact(table, [...condition, allowVariants(uploadId)])
  return touchObject(originals, key)
}
