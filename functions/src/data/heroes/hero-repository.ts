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
import { deleteItem, putItem, type TransactionItem, transact } from '../table/transact.ts'
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

interface HeroChange {
  /** All images afterwards, in order. */
  images: readonly Omit<HeroImage, 'displayOrder'>[]
  /** Further items of the transaction. */
  more?: readonly TransactionItem[]
}

/** Renumbers and returns the images. `change` receives the current ones; it runs again if they were changed since. */
const changeHeroes = (table: Table, action: ChangeAction, change: (current: readonly HeroImage[]) => HeroChange) =>
  retryOnConflict(async () => {
    // Read before the images, so that a change between the two reads makes this one fail.
    const changes = await countChanges(table)
    const current = await listHeroImages(table)
    const { images, more = [] } = change(current)
    const ordered = images.map((image, displayOrder) => ({ ...image, displayOrder }))
    const recorded = recordChange(table, {
      of: { kind: 'hero', id: heroHistoryId, title: '', historyId: heroHistoryId, propertyTitle: '' },
      action,
      before: { fields: {}, images: current },
      after: { fields: {}, images: ordered },
    })
    const puts = ordered.map((image) => putItem({ ...heroKey(image.id), ...image }))
    await transact(table, [changeHero(changes), recorded, ...more, ...puts])
    return ordered
  })

/** Throws `notFound`. */
function imageWith(id: string, images: readonly HeroImage[]): HeroImage {
  const image = images.find((other) => other.id === id)
  if (!image) throw notFound('Hero image')
  return image
}

/**
 * Creates id and createdAt (ISO 8601) unless given. Throws `conflict` if there are 4 already
 * (docs/product/admin-screens.md#hero-images) or the id exists, and `invalidInput` if its upload cannot be attached.
 */
export async function addHeroImage(
  table: Table,
  { uploadId, alt, focus, ...file }: NewHeroImage,
  { id = crypto.randomUUID(), createdAt = new Date().toISOString() }: { id?: string; createdAt?: string } = {},
): Promise<HeroImage> {
  const image = { id, ...file, alt: alt || undefined, focus: focus ?? undefined, createdAt }
  const more = uploadId ? [referenceUpload({ uploadId, imageUrl: file.imageUrl, path: 'imageUrl' })] : []
  const images = await changeHeroes(table, 'added', (current) => {
    if (current.some((other) => other.id === id)) throw conflict('A hero image with this id exists already')
    if (current.length >= limits.heroImages)
      throw conflict(`There are ${limits.heroImages} hero images already. Delete one to add another.`)
    return { images: [...current, image], more }
  })
  return imageWith(id, images)
}

/** Throws `invalidInput` with the position of an unknown or repeated id, and if one is missing. */
export const reorderHeroImages = (table: Table, imageIds: readonly string[]): Promise<HeroImage[]> =>
  changeHeroes(table, 'reordered', (current) => {
    const issues = problems(imageIds, current)
    if (issues.length > 0) throw invalidInput(issues)
    return { images: current.toSorted((a, b) => imageIds.indexOf(a.id) - imageIds.indexOf(b.id)) }
  })

/** Absent fields stay, null clears one. Throws `notFound`. */
export async function describeHeroImage(table: Table, id: string, { alt, focus }: HeroText): Promise<HeroImage> {
  const images = await changeHeroes(table, 'saved', (current) => {
    const before = imageWith(id, current)
    const image = {
      ...before,
      alt: (alt === undefined ? before.alt : alt) || undefined,
      focus: (focus === undefined ? before.focus : focus) ?? undefined,
    }
    return { images: current.map((other) => (other === before ? image : other)) }
  })
  return imageWith(id, images)
}

/** Throws `notFound`. */
export async function deleteHeroImage(table: Table, id: string): Promise<void> {
  await changeHeroes(table, 'imageRemoved', (current) => {
    const image = imageWith(id, current)
    return { images: current.filter((other) => other !== image), more: [deleteItem(heroKey(id))] }
  })
}

interface RestoredHero extends NewHeroImage {
  id: string
}

/**
 * Existing images keep their ids, others are attached again under theirs. Throws `invalidInput` for an upload that
 * cannot be attached.
 */
export async function restoreHeroImages(table: Table, wanted: readonly RestoredHero[]): Promise<void> {
  const createdAt = new Date().toISOString()
  await changeHeroes(table, 'restored', (current) => {
    const images = wanted.map(({ uploadId: _, alt, focus, ...image }) => ({
      ...(current.find(({ id }) => id === image.id) ?? { createdAt }),
      ...image,
      alt: alt || undefined,
      focus: focus ?? undefined,
    }))
    const attached = wanted.flatMap(({ id: imageId, imageUrl, uploadId }, n) =>
      uploadId && !current.some(({ id }) => id === imageId)
        ? [referenceUpload({ uploadId, imageUrl, path: `images.${n}` })]
        : [],
    )
    const removed = current.filter(({ id }) => !wanted.some((image) => image.id === id))
    return { images, more: [...attached, ...removed.map(({ id }) => deleteItem(heroKey(id)))] }
  })
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
