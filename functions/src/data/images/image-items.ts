import type { Image } from '@porchlight/contract/image'
import { limits } from '@porchlight/contract/limits'
import { invalidInput } from '../../errors.ts'
import { noteRemoval } from '../removals/removal-repository.ts'
import { deleteItem, putItem, putNew, type TransactionItem } from '../table/transact.ts'
import { showPicture } from '../uploads/upload-repository.ts'
import type { ImagePlan } from './image-plan.ts'

/** What becomes of the images of one property or unit, and how they are stored. */
export interface ImageChange<T> {
  plan: ImagePlan<T>
  /** An image as it lies in the table, keys included. */
  toItem: (image: T) => { PK: string; SK: string }
  /** Where the objects of removed images are noted. */
  removalKey: { PK: string; SK: string }
  /** Ids whose deletion this is. */
  causes?: string[]
}

/**
 * The transaction items that make the images of a property or unit what a plan says; they leave room for three others.
 * `writesAll` tells whether every image is written anew, not only those that differ. Throws `invalidInput` when the
 * plan needs more items than a transaction holds.
 */
export function imageItems<T extends Image>(change: ImageChange<T>) {
  const { plan, toItem, removalKey, causes = [] } = change
  const always: TransactionItem[] = [
    ...plan.added.map(({ image }) => putNew({ ...toItem(image) }, 'An image')),
    ...plan.added.flatMap(({ image: { id: imageId, imageUrl }, uploadId, isShared, path }) =>
      uploadId ? [showPicture({ uploadId, isShared, imageUrl, imageId, path })] : [],
    ),
    ...plan.removed.map((image) => deleteItem(toItem(image))),
    ...removalOf(removalKey, { imageUrls: plan.removed.map(({ imageUrl }) => imageUrl), causes }),
  ]
  const room = limits.imageItemsPerSave
  const writesAll = always.length + plan.kept.length <= room
  const kept = writesAll ? plan.kept : plan.changed
  const items = [...always, ...kept.map((image) => putItem({ ...toItem(image) }))]
  if (items.length > room) throw tooManyAtOnce()
  return { items, writesAll }
}

const removalOf = (...[key, removal]: Parameters<typeof noteRemoval>) =>
  removal.imageUrls.length + removal.causes.length > 0 ? [noteRemoval(key, removal)] : []

function tooManyAtOnce() {
  const message = 'Too many images change at once. Please remove some of the new ones, save, then upload them again.'
  return invalidInput([{ path: 'images', message }], message)
}
