import {
  type ChangeDetail,
  type PastState,
  pastPropertySchema,
  pastUnitSchema,
} from '@porchlight/contract/history/history'
import type { ImageInput } from '@porchlight/contract/images/image'
import { takenNumbers } from '@porchlight/contract/properties/unit'
import * as z from 'zod/mini'
import { headObject } from '../aws/bucket.ts'
import { listHeroImages, restoreHeroImages } from '../data/heroes/hero-repository.ts'
import { findChange } from '../data/history/change-repository.ts'
import type { DesiredImage } from '../data/images/image-plan.ts'
import { parentOf } from '../data/keys.ts'
import { findStored, updateProperty } from '../data/properties/property-repository.ts'
import type { Table } from '../data/table/table.ts'
import { createUnit, findUnitItems, listUnits, updateUnit } from '../data/units/unit-repository.ts'
import { findUpload } from '../data/uploads/upload-repository.ts'
import { invalidInput, notFound } from '../errors.ts'
import { acceptUploads } from './accept-uploads.ts'
import type { Services } from './image-objects.ts'
import { imageAt } from './image-url.ts'

type RestoreServices = Pick<Services, 'table' | 'originals'>

interface RestoreRequest {
  state: 'before' | 'after'
  /** The caller knows this version; without it the last save wins. */
  version?: number | undefined
}

/**
 * Saves one side of a change; a deleted unit returns under its id. Returns the names of images that no longer exist.
 * Visibility stays. Throws `notFound` if the subject does not exist any more, `invalidInput` if another unit got its
 * number, and what a save throws.
 */
export async function restoreVersion(services: RestoreServices, id: string, wanted: RestoreRequest): Promise<string[]> {
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

const restorers: Record<
  ChangeDetail['of']['kind'],
  (services: RestoreServices, restore: Restore) => Promise<string[]>
> = {
  async property(services, { id, past, version }) {
    const { table } = services
    const present = await findStored(table, id)
    if (!present) throw notFound('Property')
    const { images, missing } = await imagesToRestore(services, past.images, present.images)
    const { status, publishAt } = present.item
    const fields = {
      ...z.parse(pastPropertySchema, past.fields),
      status: status ?? undefined,
      publishAt: publishAt ?? undefined,
    }
    // A concurrent change of visibility makes the save fail.
    const read = version ?? present.item.version
    await updateProperty(table, id, { fields, images, version: read, action: 'restored' })
    return missing
  },
  async unit(services, { id, past, version }) {
    const { table } = services
    const present = await findUnitItems(table, id)
    const fields = { ...z.parse(pastUnitSchema, past.fields), propertyId: parentOf(id) }
    if (present?.item.unitNumber !== fields.unitNumber) await refuseUsedNumber(table, id, fields.unitNumber)
    const { images, missing } = await imagesToRestore(services, past.images, present?.images ?? [])
    if (present) await updateUnit(table, id, { fields, images, version, action: 'restored' })
    else await createUnit(table, { fields, images }, { id, action: 'restored' })
    return missing
  },
  async hero(services, { past }) {
    const { table } = services
    const { images, missing } = await imagesToRestore(services, past.images, await listHeroImages(table))
    const ids = new Map(past.images.map(({ id, imageUrl }) => [imageUrl, id]))
    await restoreHeroImages(
      table,
      images.map(({ caption: _caption, isPrimary: _isPrimary, kind: _kind, id, ...image }) => ({
        ...image,
        id: id ?? ids.get(image.imageUrl) ?? crypto.randomUUID(),
      })),
    )
    return missing
  },
}

/** The form points out such a number, but a restore has no form. */
async function refuseUsedNumber(table: Table, id: string, unitNumber: string): Promise<void> {
  const units = await listUnits(table, parentOf(id), 'admin')
  const others = units.flatMap((unit) => (unit.id === id ? [] : unit.unitNumber))
  if (takenNumbers([unitNumber], others).length === 0) return
  const message = `This building already has a unit ${unitNumber}. Change its number, then restore this one from "History".`
  throw invalidInput([{ path: 'unit.unitNumber', message }], message)
}

/** Existing images keep their ids, others are attached again. Names those that are no longer kept. */
async function imagesToRestore(
  services: RestoreServices,
  past: PastState['images'],
  present: readonly { id: string; imageUrl: string }[],
): Promise<{ images: DesiredImage[]; missing: string[] }> {
  const wanted = past.map(
    ({ id, imageUrl, caption = null, isPrimary, alt = null, focus = null, kind = 'photo' }): ImageInput => {
      const exists = present.some((image) => image.id === id)
      return { ...(exists && { id }), url: imageUrl, caption, isPrimary, alt, focus, kind }
    },
  )
  const missingUrls = await findMissingImages(
    services,
    wanted.flatMap(({ id, url }) => (id ? [] : [url])),
  )
  const remaining = wanted.filter(({ url }) => !missingUrls.has(url))
  const missing = past.flatMap(({ imageUrl, caption, alt }, n) =>
    missingUrls.has(imageUrl) ? [caption || alt || `image ${n + 1}`] : [],
  )
  return { images: await acceptUploads(services, remaining, { again: true }), missing }
}

/** Returns which of these paths have no original any more. */
async function findMissingImages(
  { table, originals }: RestoreServices,
  imageUrls: readonly string[],
): Promise<Set<string>> {
  const missingUrls = await Promise.all(
    imageUrls.map(async (imageUrl) => {
      const image = imageAt(originals, imageUrl)
      if (!image) return []
      const upload = await findUpload(table, image.uploadId)
      return upload && !upload.isRemoving && (await headObject(originals, image.key)) ? [] : imageUrl
    }),
  )
  return new Set(missingUrls.flat())
}
