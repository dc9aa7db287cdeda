import type { ChangeAction, ChangeSubject } from '@porchlight/contract/history/history'
import type { Image } from '@porchlight/contract/images/image'
import { KnownError, notFound } from '../../errors.ts'
import { recordChange } from '../history/note-change.ts'
import type { Table } from '../table/table.ts'
import { type TransactionItem, transact } from '../table/transact.ts'
import { updateAtVersion, updateVersioned } from '../table/versioned.ts'
import { retryOnConflict } from '../table/while-stale.ts'
import { type ImageChange, removalItems, saveImages } from './image-items.ts'
import { type DesiredImage, planImages, planWithout } from './image-plan.ts'

export interface Stored<T> {
  item: { id: string; version: number }
  /** Those of the item that a save replaces, as they are stored. */
  fields: Record<string, unknown>
  images: T[]
}

/** A property or a unit as the owner of images: what the two saves differ in. */
export interface ImageOwner<T extends Image> extends Pick<ImageChange<T>, 'toItem'> {
  what: 'Property' | 'Unit'
  key: Record<'PK' | 'SK', string>
  /** Gives a new image its id. */
  newImage(image: Omit<Image, 'id'>): T
  /** What is stored of it; undefined when there is none. */
  find(table: Table): Promise<Stored<T> | undefined>
  /** What the record of a change calls it that has these fields. */
  subject(table: Table, fields: Record<string, unknown>): Promise<ChangeSubject>
  /** Further conditions of every transaction that changes it. */
  conditions: TransactionItem[]
}

export interface Update<Fields> {
  fields: Fields
  /** All images that there are to be, in their order; the others are removed. */
  images: readonly DesiredImage[]
  /** The version that the change was made from; without it the last save wins. */
  version?: number
  /** Where the owner stands in the index from now on; left out, it stays. */
  place?: Record<string, string>
  /** What the record of the change says was done; else that it was saved. */
  action?: ChangeAction
}

/** A save that leaves the images as they are. */
export type FieldsUpdate<Fields> = Omit<Update<Fields>, 'images'>

/**
 * Replaces fields (as they are stored) and the list of images, all or nothing; a save that is larger than a transaction
 * takes the steps of `saveImages`. Throws `notFound`, `conflict` naming `version` when somebody changed it since that version, and `invalidInput` naming the field of an image that cannot be attached.
 */
export async function updateOwner<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  wanted: Update<Record<string, unknown>>,
): Promise<void> {
  await retryOnConflict(async () => {
    const before = await owner.find(table)
    if (!before) throw notFound(owner.what)
    const { version } = before.item
    refuseOutdated(owner, version, wanted.version)
    const now = new Date().toISOString()
    const plan = planImages(before.images, wanted.images, owner.newImage, now)
    const items = await fieldItems(table, owner, before, { ...wanted, images: plan.images })
    await saveImages(table, items, {
      ...owner,
      plan,
      unchanged: updateAtVersion(owner.key, version, { updatedAt: now }),
    })
  })
}

/**
 * Returns the transaction items of a save of what was read as `before`, for callers that save several things at once;
 * images stay as they are. Throws `conflict` as `updateOwner` does.
 */
export async function ownerUpdate<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  before: Stored<T>,
  wanted: FieldsUpdate<Record<string, unknown>>,
): Promise<TransactionItem[]> {
  refuseOutdated(owner, before.item.version, wanted.version)
  return fieldItems(table, owner, before, { ...wanted, images: before.images })
}

/** Returns the transaction items of a save, apart from those of its images; `images` is how they are afterwards. */
async function fieldItems<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  before: Stored<T>,
  wanted: FieldsUpdate<Record<string, unknown>> & { images: readonly T[] },
): Promise<TransactionItem[]> {
  const updatedAt = new Date().toISOString()
  return [
    ...owner.conditions,
    updateVersioned(owner.key, before.item.version, { ...wanted.fields, ...wanted.place, updatedAt }),
    recordChange(table, {
      of: await owner.subject(table, wanted.fields),
      action: wanted.action ?? 'saved',
      before,
      after: { fields: wanted.fields, images: wanted.images },
    }),
  ]
}

/**
 * Throws `conflict`, naming `property.version` or `unit.version`, unless a save was made from the stored version. A save
 * without a version is never refused.
 */
function refuseOutdated<T extends Image>({ what }: ImageOwner<T>, stored: number, madeFrom: number | undefined) {
  if (madeFrom === undefined || madeFrom === stored) return
  const subject = what.toLowerCase()
  const message = `Somebody else saved this ${subject} meanwhile`
  throw new KnownError('conflict', message, { issues: [{ path: `${subject}.version`, message }] })
}

/**
 * Removes an image; the next one in order becomes primary when it was that. Returns the new
 * version of the image's owner.
 *
 * `version` is the one that the caller knows. An image is removed whatever it is, so that the removal is never refused;
 * but a repetition of the call that made the next version returns that instead of throwing. Throws `notFound`
 * otherwise, when there is no such image.
 */
export async function deleteImage<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  id: string,
  version?: number,
): Promise<number> {
  return retryOnConflict(async () => {
    const before = await owner.find(table)
    if (!before) throw notFound('Image')
    const stored = before.item.version
    const plan = planWithout(before.images, id)
    if (!plan) {
      if (version !== undefined && stored === version + 1) return stored
      throw notFound('Image')
    }
    await transact(table, [
      ...owner.conditions,
      updateVersioned(owner.key, stored, { updatedAt: new Date().toISOString() }),
      recordChange(table, {
        of: await owner.subject(table, before.fields),
        action: 'imageRemoved',
        before,
        after: { fields: before.fields, images: plan.images },
      }),
      ...removalItems({ ...owner, plan }),
    ])
    return stored + 1
  })
}
