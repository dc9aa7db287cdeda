import type { Issue } from '@porchlight/contract/error'
import type { HeroImage } from '@porchlight/contract/hero'
import { invalidInput, notFound } from '../../errors.ts'
import { deleteStep } from '../images/save-album.ts'
import { heroKey, heroRemovalKey } from '../keys.ts'
import { isUnfinished, removalStep } from '../removals/removal-repository.ts'
import type { Table } from '../table/table.ts'
import { type Step, transact } from '../table/transact.ts'
import { whileStale } from '../table/while-stale.ts'
import { changeHero, countChanges } from './hero-changes.ts'
import { listHeroImages } from './hero-repository.ts'

/**
 * Puts all hero images into the order of the ids. Throws `invalidInput` naming the place of an id that is unknown or
 * repeated, and when one is missing.
 */
export async function reorderHeroImages(table: Table, imageIds: readonly string[]): Promise<HeroImage[]> {
  return whileStale(async () => {
    const changes = await countChanges(table)
    const current = await listHeroImages(table)
    const issues = problems(imageIds, current)
    if (issues.length > 0) throw invalidInput(issues)
    const ordered = current.toSorted((a, b) => imageIds.indexOf(a.id) - imageIds.indexOf(b.id))
    return saveOrder(table, changes, ordered)
  })
}

/**
 * Removes a hero image; the others close ranks. Its object is noted to be removed. Throws `notFound`, except where an
 * earlier deletion of the same image was cut off.
 */
export async function deleteHeroImage(table: Table, id: string): Promise<void> {
  await whileStale(async () => {
    const changes = await countChanges(table)
    const current = await listHeroImages(table)
    const image = current.find((other) => other.id === id)
    if (!image) {
      if (await isUnfinished(table, heroRemovalKey, id)) return
      throw notFound('Hero image')
    }
    const others = current.filter((other) => other !== image)
    await saveOrder(table, changes, others, [
      deleteStep(table, heroKey(id)),
      removalStep(table, heroRemovalKey, { imageUrls: [image.imageUrl], causes: [id] }),
    ])
  })
}

async function saveOrder(table: Table, changes: number, images: readonly HeroImage[], more: Step[] = []) {
  const ordered = images.map((image, displayOrder) => ({ ...image, displayOrder }))
  const puts = ordered.map(
    (image): Step => ({
      write: { Put: { TableName: table.name, Item: { ...heroKey(image.id), ...image } } },
    }),
  )
  await transact(table, [changeHero(table, changes), ...more, ...puts])
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
