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

export interface StoredItem<T> {
  item: { id: string; version: number }
  /** Stored images of the item that a save replaces. */
  fields: Record<string, unknown>
  images: T[]
}

/** A property or unit that owns images: the differences between saving the two. */
export interface ImageOwner<T extends Image> extends Pick<ImageChange<T>, 'toItem'> {
  what: 'Property' | 'Unit'
  key: Record<'PK' | 'SK', string>
  /** Returns an id for a new image. */
  newImage(image: Omit<Image, 'id'>): T
  /** Reads the stored owner; undefined if it does not exist. */
  find(table: Table): Promise<StoredItem<T> | undefined>
  /** Returns the subject of its change record from its fields. */
  subject(table: Table, fields: Record<string, unknown>): Promise<ChangeSubject>
  /** Further conditions of every transaction that changes it. */
  conditions: TransactionItem[]
}

export interface Update<Fields> {
  fields: Fields
  /** The complete list of images in order; all others are removed. */
  images: readonly DesiredImage[]
  /** The version that the form was loaded with; without it the last save wins. */
  version?: number
  /** New position in the index; absent to keep it. */
  place?: Record<string, string>
  /** Action of the change record; `saved` by default. */
  action?: ChangeAction
}

/** A save that keeps the images. */
export type FieldsUpdate<Fields> = Omit<Update<Fields>, 'images'>

/**
 * Replaces the stored fields and the list of images in one transaction; a larger save takes the steps of `saveImages`.
 * Throws `notFound`, `conflict` naming `version` if the stored version is newer, and `invalidInput` naming the field of
 * an image that cannot be attached.
 */
export async function updateOwner<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  update: Update<Record<string, unknown>>,
): Promise<void> {
  await retryOnConflict(async () => {
    const before = await owner.find(table)
    if (!before) throw notFound(owner.what)
    const { version } = before.item
    refuseOutdated(owner, version, update.version)
    const now = new Date().toISOString()
    const plan = planImages(before.images, update.images, owner.newImage, now)
    const items = await fieldItems(table, owner, before, { ...update, images: plan.images })
    await saveImages(table, items, {
      ...owner,
      plan,
      unchanged: updateAtVersion(owner.key, version, { updatedAt: now }),
    })
  })
}

/**
 * Returns the transaction items that save what was read as `before`, without its images, for callers that save several
 * things at once. Throws `conflict` like `updateOwner`.
 */
export async function ownerUpdate<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  before: StoredItem<T>,
  update: FieldsUpdate<Record<string, unknown>>,
): Promise<TransactionItem[]> {
  refuseOutdated(owner, before.item.version, update.version)
  return fieldItems(table, owner, before, { ...update, images: before.images })
}

/** Returns the transaction items of a save without those of its images; `images` is their state afterwards. */
async function fieldItems<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  before: StoredItem<T>,
  update: FieldsUpdate<Record<string, unknown>> & { images: readonly T[] },
): Promise<TransactionItem[]> {
  const updatedAt = new Date().toISOString()
  return [
    ...owner.conditions,
    updateVersioned(owner.key, before.item.version, { ...update.fields, ...update.place, updatedAt }),
    recordChange(table, {
      of: await owner.subject(table, update.fields),
      action: update.action ?? 'saved',
      before,
      after: { fields: update.fields, images: update.images },
    }),
  ]
}

/**
 * Throws `conflict` naming `property.version` or `unit.version` if a save is based on another version than the stored
 * one. A save without a version is never refused.
 */
function refuseOutdated<T extends Image>({ what }: ImageOwner<T>, stored: number, madeFrom: number | undefined) {
  if (madeFrom === undefined || madeFrom === stored) return
  const subject = what.toLowerCase()
  const message = `Someone else saved this ${subject}`
  throw new KnownError('conflict', message, { issues: [{ path: `${subject}.version`, message }] })
}

/**
 * Removes an image and returns the new version of its owner. If the image was primary, the next one becomes primary.
 * `version` is the caller's: a repetition of the call that made the next version returns that version instead of
 * throwing. The removal itself is never refused for an old version. Throws `notFound` if there is no such image.
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
