import type { Image } from '@porchlight/contract/image'
import { notFound } from '../../errors.ts'
import { isUnfinished } from '../removals/removal-repository.ts'
import type { Table } from '../table/table.ts'
import { type TransactionItem, transact } from '../table/transact.ts'
import { whileStale } from '../table/while-stale.ts'
import { type ImageChange, imageItems } from './image-items.ts'
import { planImages, planWithout, type WantedImage } from './image-plan.ts'
import { type Revision, refuseOutdated, updateWithRevision } from './revision.ts'

/** A property or a unit as the owner of images: what the two saves differ in. */
export interface ImageOwner<T extends Image> extends Pick<ImageChange<T>, 'toItem' | 'removalKey'> {
  what: 'Property' | 'Unit'
  key: Record<'PK' | 'SK', string>
  /** Gives a new image its id. */
  newImage(image: Omit<Image, 'id'>): T
  /** What is stored of it; undefined when there is none. */
  find(table: Table): Promise<{ item: Revision & { id: string }; images: T[] } | undefined>
  /** Further conditions of every transaction that changes it. */
  conditions: (table: Table) => TransactionItem[]
}

export interface Update<Fields> {
  fields: Fields
  /** All images that there are to be, in their order; the others are removed. */
  images: readonly WantedImage[]
  /** The version that the change was made from; without it the last save wins. */
  version?: number
}

/**
 * Replaces fields (as they are stored) and the list of images, all or nothing; objects of removed images are noted to
 * be removed. Throws `notFound`, `conflict` naming `version` when somebody saved or removed an image since that
 * version, and `invalidInput` naming the field of an image that cannot be attached.
 */
export async function updateOwner<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  { fields, images, version }: Update<Record<string, unknown>>,
): Promise<void> {
  await whileStale(async () => {
    const before = await owner.find(table)
    if (!before) throw notFound(owner.what)
    refuseOutdated(owner.what, before, { version, images })
    const now = new Date().toISOString()
    const plan = planImages(before.images, images, owner.newImage, now)
    const { items, writesAll } = imageItems(table, { ...owner, plan })
    // When every image is written anew, only the set of images must be as it was read; see `Revision`.
    const { imageSet, version: readVersion } = before.item
    const update = updateWithRevision(table, {
      key: owner.key,
      fields: { ...fields, updatedAt: now },
      expected: writesAll && version === undefined ? { imageSet } : { imageSet, version: readVersion },
      moves: plan.added.length + plan.removed.length > 0 ? ['version', 'imageSet'] : ['version'],
    })
    await transact(table, [...owner.conditions(table), update, ...items])
  })
}

/**
 * Removes an image; the next one in order becomes primary when it was that. Its object is noted to be removed.
 * `version` stays, so that forms which are open elsewhere can still be saved. Throws `notFound`, except where an earlier deletion of the
 * same image was cut off.
 */
export async function deleteImage<T extends Image>(table: Table, owner: ImageOwner<T>, id: string): Promise<void> {
  await whileStale(async () => {
    const before = await owner.find(table)
    const plan = before && planWithout(before.images, id)
    if (!plan) {
      if (await isUnfinished(table, owner.removalKey, id)) return
      throw notFound('Image')
    }
    const { version, imageSet } = before.item
    const update = updateWithRevision(table, {
      key: owner.key,
      fields: { updatedAt: new Date().toISOString() },
      expected: { version, imageSet },
      moves: ['imageSet'],
    })
    const { items } = imageItems(table, { ...owner, plan, causes: [id] })
    await transact(table, [...owner.conditions(table), update, ...items])
  })
}
