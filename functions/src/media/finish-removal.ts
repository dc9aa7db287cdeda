import { removalKeyOf } from '../data/keys.ts'
import { endDeletion, findDeletion, removeItemsBelow } from '../data/properties/delete-property.ts'
import { findRemoval, forgetRemoval } from '../data/removals/removal-repository.ts'
import { claimShared, releaseShared } from '../data/uploads/shared-pictures.ts'
import { picturesStillShown } from '../data/uploads/shown-pictures.ts'
import { isUpload } from '../data/uploads/upload-repository.ts'
import { deleteViews } from '../data/views/delete-views.ts'
import { type Picture, pictureAt } from './image-url.ts'
import { removePicture, type Services } from './picture-objects.ts'

/**
 * Removes the objects that are noted under a key, and the notes. May be cut off anywhere and repeated. Pictures that
 * several places may show go with the last that does.
 */
export async function finishRemoval(services: Services, key: { PK: string; SK: string }): Promise<void> {
  for (;;) {
    const removal = await findRemoval(services.table, key)
    if (!removal) return
    await removePictures(services, [...new Set(removal.imageUrls)])
    if (await forgetRemoval(services.table, key, removal)) return
  }
}

/**
 * The same after a change that is saved already: a failure is logged and left to the daily clean-up, since telling the
 * caller that the change failed would be wrong.
 */
export async function removeLeftObjects(services: Services, key: { PK: string; SK: string }): Promise<void> {
  try {
    await finishRemoval(services, key)
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    console.warn({ left: key.PK, name, message, stack })
  }
}

async function removePictures(services: Services, imageUrls: readonly string[]): Promise<void> {
  const { table, originals } = services
  const pictures = imageUrls.flatMap((url) => pictureAt(originals, url) ?? [])
  const unshared = await Promise.all(pictures.map(({ uploadId }) => isUpload(table, uploadId)))
  const maybeShared = pictures.filter((_, n) => !unshared[n])
  const claim = crypto.randomUUID()
  await Promise.all(maybeShared.map(({ uploadId }) => claimShared(table, uploadId, claim)))
  const shown = await picturesStillShown(
    table,
    maybeShared.map(({ imageUrl }) => imageUrl),
  )
  const isShown = ({ imageUrl }: Picture) => shown.has(imageUrl)
  await Promise.all(maybeShared.filter(isShown).map(({ uploadId }) => releaseShared(table, uploadId, claim)))
  const left = pictures.filter((picture) => !isShown(picture))
  await Promise.all(left.map((picture) => removePicture(services, picture)))
}

/** Removes everything below a property whose deletion has begun. May be cut off anywhere and repeated. */
export async function finishDeletion(services: Services, propertyId: string): Promise<void> {
  const { table } = services
  const createdAt = await findDeletion(table, propertyId)
  if (createdAt === undefined) return
  while (await removeItemsBelow(table, propertyId)) await finishRemoval(services, removalKeyOf(propertyId))
  await finishRemoval(services, removalKeyOf(propertyId))
  await deleteViews(table, propertyId, createdAt)
  await endDeletion(table, propertyId)
}
