import type { Issue } from '@porchlight/contract/error'
import { type ChangeAction, heroHistoryId } from '@porchlight/contract/history/history'
import { type HeroImage, type HeroText, heroImageSchema } from '@porchlight/contract/images/hero'
import { limits } from '@porchlight/contract/limits'
import * as z from 'zod/mini'
import { conflict, invalidInput, notFound } from '../../errors.ts'
import { recordChange } from '../history/record-change.ts'
import type { NewImage } from '../images/image-plan.ts'
import { heroChangesKey, heroKey, heroPartition } from '../keys.ts'
import { parseItem, parseReadable } from '../table/parse-stored.ts'
import { getItem, queryAll } from '../table/read.ts'
import { retryOnConflict, writeConflict } from '../table/retry-on-conflict.ts'
import type { Table } from '../table/table.ts'
import { deleteItem, putItem, putNew, type TransactionItem, transact } from '../table/transact.ts'
import { referenceUpload } from '../uploads/upload-repository.ts'

/** Sorts by displayOrder; of two equal ones the older is first. */
export async function listHeroImages(table: Table): Promise<HeroImage[]> {
  const items = await queryAll(table, {
    ConsistentRead: true,
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': heroPartition },
  })
  return parseReadable(items, (item) => parseItem(heroImageSchema, item)).sort(inOrder)
}

const inOrder = (a: HeroImage, b: HeroImage) =>
  a.displayOrder - b.displayOrder || a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id)

type NewHeroImage = Omit<NewImage, 'caption' | 'isPrimary' | 'kind'>

/**
 * Creates id and createdAt (ISO 8601) unless given. Throws `conflict` if there are 4 already
 * (docs/product/admin-screens.md#hero-images) or the id exists, and `invalidInput` if its upload cannot be attached.
 */
export async function addHeroImage(
  table: Table,
  { uploadId, alt, focus, ...file }: NewHeroImage,
  { id = crypto.randomUUID(), createdAt = new Date().toISOString() }: { id?: string; createdAt?: string } = {},
): Promise<HeroImage> {
  return retryOnConflict(async () => {
    // Read before the images, so that a change between the two reads makes this one fail.
    const changes = await countChanges(table)
    const others = await listHeroImages(table)
    if (others.length >= limits.heroImages)
      throw conflict(`There are ${limits.heroImages} hero images already. Delete one to add another.`)
    const displayOrder = Math.max(-1, ...others.map((other) => other.displayOrder)) + 1
    const description = { alt: alt || undefined, focus: focus ?? undefined }
    const image = { id, ...file, ...description, displayOrder, createdAt }
    await transact(table, [
      changeHero(changes),
      putNew({ ...heroKey(id), ...image }, 'A hero image'),
      recordHeroChange(table, 'added', others, [...others, image]),
      ...(uploadId ? [referenceUpload({ uploadId, imageUrl: file.imageUrl, path: 'imageUrl' })] : []),
    ])
    return image
  })
}

/** Throws `invalidInput` with the position of an unknown or repeated id, and if one is missing. */
export async function reorderHeroImages(table: Table, imageIds: readonly string[]): Promise<HeroImage[]> {
  return retryOnConflict(async () => {
    const changes = await countChanges(table)
    const current = await listHeroImages(table)
    const issues = problems(imageIds, current)
    if (issues.length > 0) throw invalidInput(issues)
    const ordered = current.toSorted((a, b) => imageIds.indexOf(a.id) - imageIds.indexOf(b.id))
    return saveOrder(table, { changes, current, action: 'reordered' }, ordered)
  })
}

/** Absent fields stay, null clears one. Throws `notFound`. */
export async function describeHeroImage(table: Table, id: string, { alt, focus }: HeroText): Promise<HeroImage> {
  return retryOnConflict(async () => {
    const changes = await countChanges(table)
    const current = await listHeroImages(table)
    const before = current.find((other) => other.id === id)
    if (!before) throw notFound('Hero image')
    const image = {
      ...before,
      alt: (alt === undefined ? before.alt : alt) || undefined,
      focus: (focus === undefined ? before.focus : focus) ?? undefined,
    }
    const after = current.map((other) => (other === before ? image : other))
    await saveOrder(table, { changes, current, action: 'saved' }, after)
    return image
  })
}

/** Renumbers the others. Throws `notFound`. */
export async function deleteHeroImage(table: Table, id: string): Promise<void> {
  await retryOnConflict(async () => {
    const changes = await countChanges(table)
    const current = await listHeroImages(table)
    const image = current.find((other) => other.id === id)
    if (!image) throw notFound('Hero image')
    const others = current.filter((other) => other !== image)
    await saveOrder(table, { changes, current, action: 'imageRemoved' }, others, [deleteItem(heroKey(id))])
  })
}

const recordHeroChange = (
  table: Table,
  action: ChangeAction,
  before: readonly HeroImage[],
  after: readonly HeroImage[],
) =>
  recordChange(table, {
    of: { kind: 'hero', id: heroHistoryId, title: '', historyId: heroHistoryId, propertyTitle: '' },
    action,
    before: { fields: {}, images: before },
    after: { fields: {}, images: after },
  })

interface RestoredHero extends NewHeroImage {
  id: string
}

/**
 * Existing images keep their ids, others are attached again under theirs. Throws `invalidInput` for an upload that
 * cannot be attached.
 */
export async function restoreHeroImages(table: Table, wanted: readonly RestoredHero[]): Promise<void> {
  await retryOnConflict(async () => {
    const changes = await countChanges(table)
    const current = await listHeroImages(table)
    const createdAt = new Date().toISOString()
    const images = wanted.map(({ uploadId: _, alt, focus, ...image }, displayOrder) => ({
      ...(current.find(({ id }) => id === image.id) ?? { createdAt }),
      ...image,
      alt: alt || undefined,
      focus: focus ?? undefined,
      displayOrder,
    }))
    const attached = wanted.flatMap(({ id: imageId, imageUrl, uploadId }, n) =>
      uploadId && !current.some(({ id }) => id === imageId)
        ? [referenceUpload({ uploadId, imageUrl, path: `images.${n}` })]
        : [],
    )
    const removed = current.filter(({ id }) => !wanted.some((image) => image.id === id))
    await saveOrder(table, { changes, current, action: 'restored' }, images, [
      ...attached,
      ...removed.map(({ id }) => deleteItem(heroKey(id))),
    ])
  })
}

async function saveOrder(
  table: Table,
  { changes, current, action }: { changes: number; current: readonly HeroImage[]; action: ChangeAction },
  images: readonly HeroImage[],
  more: TransactionItem[] = [],
) {
  const ordered = images.map((image, displayOrder) => ({ ...image, displayOrder }))
  const puts = ordered.map((image) => putItem({ ...heroKey(image.id), ...image }))
  await transact(table, [changeHero(changes), recordHeroChange(table, action, current, ordered), ...more, ...puts])
  return ordered
}

function problems(imageIds: readonly string[], current: readonly HeroImage[]): Issue[] {
  const issues = imageIds.flatMap((id, n) => {
    const path = `imageIds.${n}`
    if (!current.some((image) => image.id === id)) return [{ path, message: 'There is no such hero image' }]
    return imageIds.indexOf(id) < n ? [{ path, message: 'This hero image is in the list twice' }] : []
  })
  const isComplete = issues.length > 0 || imageIds.length === current.length
  return isComplete ? issues : [{ path: 'imageIds', message: 'Every hero image must be in the list' }]
}

const changesSchema = z.object({ changes: z.int() })

/** Returns how often the hero images have changed. */
async function countChanges(table: Table): Promise<number> {
  const item = await getItem(table, heroChangesKey)
  return item ? parseItem(changesSchema, item).changes : 0
}

/** Fails if there were more than `changes` since. */
const changeHero = (changes: number): TransactionItem => ({
  Update: {
    Key: heroChangesKey,
    ConditionExpression: 'changes = :read OR (attribute_not_exists(changes) AND :read = :none)',
    UpdateExpression: 'SET changes = :next',
    ExpressionAttributeValues: { ':read': changes, ':none': 0, ':next': changes + 1 },
  },
  refusal: writeConflict,
})
