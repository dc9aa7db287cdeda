import type { Image } from '@porchlight/contract/image'
import { limits } from '@porchlight/contract/limits'
import { invalidInput } from '../../errors.ts'
import { deleteItem, putItem, putNew, type TransactionItem } from '../table/transact.ts'
import { referenceUpload } from '../uploads/upload-repository.ts'
import type { ImagePlan } from './image-plan.ts'

/** How the images of one property or unit change, and how they are stored. */
export interface ImageChange<T> {
  plan: ImagePlan<T>
  /** Returns an image as it is stored, keys included. */
  toItem: (image: T) => { PK: string; SK: string }
}

/**
 * Returns the transaction items that change the images as planned. They leave room for three others. Throws
 * `invalidInput` when the plan needs more items than a transaction holds.
 */
export function imageItems<T extends Image>(change: ImageChange<T>): TransactionItem[] {
  const { plan, toItem } = change
  const items: TransactionItem[] = [
    ...plan.added.map(({ image }) => putNew({ ...toItem(image) }, 'An image')),
    ...plan.added.flatMap(({ image: { imageUrl }, uploadId, path }) =>
      uploadId ? [referenceUpload({ uploadId, imageUrl, path })] : [],
    ),
    ...plan.changed.map((image) => putItem({ ...toItem(image) })),
    ...plan.removed.map((image) => deleteItem(toItem(image))),
  ]
  if (items.length > limits.imageItemsPerSave) throw tooManyAtOnce()
  return items
}

function tooManyAtOnce() {
  const message = 'Too many images change at once. Please remove some of the new ones, save, then upload them again.'
  return invalidInput([{ path: 'images', message }], message)
}
