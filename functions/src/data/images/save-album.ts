import type { Image } from '@porchlight/contract/image'
import { limits } from '@porchlight/contract/limits'
import { invalidInput } from '../../errors.ts'
import { removalStep } from '../removals/removal-repository.ts'
import type { Table } from '../table/table.ts'
import { deleteStep, putNew, putStep, type Step } from '../table/transact.ts'
import { attachStep } from '../uploads/media-repository.ts'
import type { AlbumPlan } from './album.ts'
import type { Expected, Revision } from './revision.ts'

interface Album<T> {
  plan: AlbumPlan<T>
  /** An image as it lies in the table, keys included. */
  toItem: (image: T) => { PK: string; SK: string }
  /** Where the objects of removed images are noted. */
  removalKey: { PK: string; SK: string }
  /** Ids whose deletion this is. */
  causes?: string[]
}

/**
 * The steps that make the images of a property or unit what a plan says, which leave room for two others in a
 * transaction. Throws `invalidInput` when the plan needs more.
 */
export function albumSteps<T extends Image>(table: Table, album: Album<T>) {
  const { plan, toItem, removalKey, causes = [] } = album
  const always: Step[] = [
    ...plan.added.map(({ image }) => putNew(table, { ...toItem(image) }, 'An image')),
    ...plan.added.flatMap(({ image: { id: imageId, imageUrl }, uploadId, path }) =>
      uploadId ? [attachStep(table, { uploadId, imageUrl, imageId, path })] : [],
    ),
    ...plan.removed.map((image) => deleteStep(table, toItem(image))),
    ...removalOf(table, removalKey, { imageUrls: plan.removed.map(({ imageUrl }) => imageUrl), causes }),
  ]
  const room = limits.imageItemsPerSave
  const writesAll = always.length + plan.kept.length <= room
  const kept = writesAll ? plan.kept : plan.changed
  const steps = [...always, ...kept.map((image) => putStep(table, { ...toItem(image) }))]
  if (steps.length > room) throw tooManyAtOnce()
  return { steps, writesAll }
}

/** What must stand as read for these steps to be right, and what moves by them; see `Revision`. */
export function albumGuard<T>({ added, removed }: AlbumPlan<T>, writesAll: boolean, { version, imageSet }: Revision) {
  const expected: Expected = writesAll ? { imageSet } : { imageSet, version }
  return { expected, setMoves: added.length + removed.length > 0 }
}

const removalOf = (...[table, key, removal]: Parameters<typeof removalStep>) =>
  removal.imageUrls.length + removal.causes.length > 0 ? [removalStep(table, key, removal)] : []

function tooManyAtOnce() {
  const message = 'Too many images change at once. Please remove some of the new ones, save, then upload them again.'
  return invalidInput([{ path: 'images', message }], message)
}
