import {
  type ChangeDetail,
  type PastState,
  pastPropertySchema,
  pastUnitSchema,
} from '@porchlight/contract/history/history'
import type { ImageInput } from '@porchlight/contract/images/image'
import * as z from 'zod/mini'
import { headObject } from '../aws/bucket.ts'
import { listHeroImages, restoreHeroImages } from '../data/heroes/hero-repository.ts'
import { findChange } from '../data/history/change-repository.ts'
import type { DesiredImage } from '../data/images/image-plan.ts'
import { parentOf } from '../data/keys.ts'
import { findStored, updateProperty } from '../data/properties/property-repository.ts'
import { createUnit, findUnitItems, updateUnit } from '../data/units/unit-repository.ts'
import { findUpload } from '../data/uploads/upload-repository.ts'
import { notFound } from '../errors.ts'
import { mapWithConcurrency } from '../map-with-concurrency.ts'
import { acceptUploads } from './accept-uploads.ts'
import type { Services } from './image-objects.ts'
import { imageAt } from './image-url.ts'

type Known = Pick<Services, 'table' | 'originals'>

interface Wanted {
  /** Which of the two states of the change is to come back. */
  state: 'before' | 'after'
  /** The version of what is there now; without it the last save wins. */
  version?: number | undefined
}

/**
 * Makes a property, a unit or the hero images what they were on one side of a change, by a save; a unit that was deleted
 * comes back under its id. Gives the names of the pictures that are gone for good. Whether a home can be seen stays as
 * it is. Throws `notFound` for what there is not any more, and what a save throws.
 */
export async function restoreVersion(services: Known, id: string, wanted: Wanted): Promise<string[]> {
  const change = await findChange(services.table, id)
  const past = change[wanted.state]
  if (!past) throw notFound('Version')
  return restorers[change.of.kind](services, { id: change.of.id, past, version: wanted.version })
}

interface Restore {
  id: string
  past: PastState
  version: number | undefined
}

const restorers: Record<ChangeDetail['of']['kind'], (services: Known, restore: Restore) => Promise<string[]>> = {
  async property(services, { id, past, version }) {
    const { table } = services
    const present = await findStored(table, id)
    if (!present) throw notFound('Property')
    const { images, missing } = await bringBack(services, past.images, present.images)
    const { status, publishAt } = present.item
    const fields = {
      ...z.parse(pastPropertySchema, past.fields),
      status: status ?? undefined,
      publishAt: publishAt ?? undefined,
    }
    // Whether it can be seen is as it was read: somebody who changed that meanwhile must not be overtaken.
    const read = version ?? present.item.version
    await updateProperty(table, id, { fields, images, version: read, action: 'restored' })
    return missing
  },
  async unit(services, { id, past, version }) {
    const { table } = services
    const present = await findUnitItems(table, id)
    const { images, missing } = await bringBack(services, past.images, present?.images ?? [])
    const fields = { ...z.parse(pastUnitSchema, past.fields), propertyId: parentOf(id) }
    if (present) await updateUnit(table, id, { fields, images, version, action: 'restored' })
    else await createUnit(table, { fields, images }, { id, action: 'restored' })
    return missing
  },
  async hero(services, { past }) {
    const { table } = services
    const { images, missing } = await bringBack(services, past.images, await listHeroImages(table))
    const ids = new Map(past.images.map(({ id, imageUrl }) => [imageUrl, id]))
    await restoreHeroImages(
      table,
      images.map(({ caption: _caption, isPrimary: _isPrimary, id, ...image }) => ({
        ...image,
        id: id ?? ids.get(image.imageUrl) ?? crypto.randomUUID(),
      })),
    )
    return missing
  },
}

/**
 * Past pictures as a save wants them: those that are still there by their ids, the others to be attached anew. Names
 * those that are not kept any more.
 */
async function bringBack(
  services: Known,
  past: PastState['images'],
  present: readonly { id: string; imageUrl: string }[],
): Promise<{ images: DesiredImage[]; missing: string[] }> {
  const wanted = past.map(({ id, imageUrl, caption = null, isPrimary, alt = null, focus = null }): ImageInput => {
    const exists = present.some((image) => image.id === id)
    return { ...(exists && { id }), url: imageUrl, caption, isPrimary, alt, focus }
  })
  const gone = await imagesGone(
    services,
    wanted.flatMap(({ id, url }) => (id ? [] : [url])),
  )
  const left = wanted.filter(({ url }) => !gone.has(url))
  const missing = past.flatMap(({ imageUrl, caption, alt }, n) =>
    gone.has(imageUrl) ? [caption || alt || `picture ${n + 1}`] : [],
  )
  return { images: await acceptUploads(services, left, { again: true }), missing }
}

/** Which of these pictures (paths on the site) cannot be shown any more, since their originals are gone. */
async function imagesGone({ table, originals }: Known, imageUrls: readonly string[]): Promise<Set<string>> {
  const gone = new Set<string>()
  await mapWithConcurrency(imageUrls, 12, async (imageUrl) => {
    const picture = imageAt(originals, imageUrl)
    if (!picture) return
    const upload = await findUpload(table, picture.uploadId)
    if (!upload || upload.isRemoving || !(await headObject(originals, picture.key))) gone.add(imageUrl)
  })
  return gone
}
