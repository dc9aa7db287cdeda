import type { ChangeAction, ChangeSubject } from '@porchlight/contract/history/history'
import type { Image } from '@porchlight/contract/images/image'
import { KnownError, notFound } from '../../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { retryOnConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { type TransactionItem, transact } from '../table/transact.ts'
import { updateAtVersion, updateVersioned } from '../table/versioned.ts'
import { type ImageChange, removalItems, saveImages } from './image-items.ts'
import { type DesiredImage, planImages, planWithout } from './image-plan.ts'

export interface StoredItem<T> {
  item: { id: string; version: number }
  /** A save replaces these. */
  fields: Record<string, unknown>
  images: T[]
}

/** Contains the differences between properties and units. */
export interface ImageOwner<T extends Image> extends Pick<ImageChange<T>, 'toItem'> {
  what: 'Property' | 'Unit'
  key: Record<'PK' | 'SK', string>
  newImage(image: Omit<Image, 'id'>): T
  /** Returns undefined if the owner does not exist. */
  find(table: Table): Promise<StoredItem<T> | undefined>
  /** Returns the subject of the change record. */
  subject(table: Table, fields: Record<string, unknown>): Promise<ChangeSubject>
  /** Every transaction that changes the owner has these further conditions. */
  conditions: TransactionItem[]
}

export interface Update<Fields> {
  fields: Fields
  /** The complete list of images in order; all others are removed. */
  images: readonly DesiredImage[]
  /** The form was loaded with this version; without it the last save wins. */
  version?: number
  /** New position in the index; absent to keep it. */
  place?: Record<string, string>
  /** The change record has this action; `saved` by default. */
  action?: ChangeAction
}

/** A save that keeps the images. */
export type FieldsUpdate<Fields> = Omit<Update<Fields>, 'images'>

/**
 * Replaces fields and images in one transaction; a larger save takes the steps of `saveImages`. Throws `notFound`,
 * `conflict` naming `version` if the stored version is newer, and `invalidInput` naming the field of an image that
 * cannot be attached.
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

/** Returns no items of images, for callers that save several things at once. Throws `conflict` like `updateOwner`. */
export async function ownerUpdate<T extends Image>(
  table: Table,
  owner: ImageOwner<T>,
  before: StoredItem<T>,
  update: FieldsUpdate<Record<string, unknown>>,
): Promise<TransactionItem[]> {
  refuseOutdated(owner, before.item.version, update.version)
  return fieldItems(table, owner, before, { ...update, images: before.images })
}

/** Leaves out the items of images; `images` is their state afterwards. */
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

/** Throws `conflict` naming `property.version` or `unit.version`. A save without a version is never refused. */
function refuseOutdated<T extends Image>({ what }: ImageOwner<T>, stored: number, madeFrom: number | undefined) {
  if (madeFrom === undefined || madeFrom === stored) return
  const subject = what.toLowerCase()
  const message = `Someone else saved this ${subject}`
  throw new KnownError('conflict', message, { issues: [{ path: `${subject}.version`, message }] })
}

/**
 * Returns the owner's new version. If the image was primary, the next one becomes primary. A repetition of the call
 * that made the next version returns that version instead of throwing. The removal itself is never refused for an old
 * version. Throws `notFound` if there is no such image.
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
