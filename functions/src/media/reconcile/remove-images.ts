import { listKeys, removeObject, removeObjects } from '../../aws/bucket.ts'
import { referencedImages } from '../../data/uploads/live-images.ts'
import { forgetUpload, type Upload } from '../../data/uploads/upload-repository.ts'
import {
  beginRemovalOfUpload,
  beginRemovalOfVariants,
  endRemovalOfVariants,
} from '../../data/uploads/upload-variants.ts'
import type { Services } from '../image-objects.ts'

/** Keeps the variants if something references the image since it was read. */
export async function removeVariantsOf(services: Services, { id, unreferencedSince }: Upload): Promise<void> {
  const { table } = services
  if (!unreferencedSince || !(await beginRemovalOfVariants(table, id, unreferencedSince))) return
  await removeVariantObjects(services, id)
  await endRemovalOfVariants(table, id)
}

/** The prefix includes unknown objects such as those of a killed run. */
async function removeVariantObjects({ variants }: Services, id: string): Promise<void> {
  for await (const keys of listKeys(variants, `images/${id}`)) if (keys.length > 0) await removeObjects(variants, keys)
}

/**
 * Deletes images with their originals if nothing references them: no item in a consistent read of every property,
 * deleted ones included, and no later reference, which removes the mark.
 */
export async function removeUnreferenced(services: Services, uploads: readonly Upload[]): Promise<void> {
  if (uploads.length === 0) return
  const { table, originals } = services
  const referenced = await referencedImages(table, new Set(uploads.map(({ imageUrl }) => imageUrl)))
  for (const { id, imageUrl, unreferencedSince, isRemoving } of uploads) {
    if (referenced.has(imageUrl)) continue
    if (!isRemoving && !(unreferencedSince && (await beginRemovalOfUpload(table, id, unreferencedSince)))) continue
    await removeVariantObjects(services, id)
    await removeObject(originals, imageUrl.slice(1))
    await forgetUpload(table, id)
  }
}
