import { deletedKey, propertyIdOf, removalKeyOf } from '../data/keys.ts'
import { endDeletion, findDeletion, removeItemsBelow } from '../data/properties/delete-property.ts'
import { noteDeletedPictures } from '../data/properties/trash.ts'
import { findRemoval, forgetPictures, stillNoted } from '../data/removals/removal-repository.ts'
import { getItem } from '../data/table/read.ts'
import { transact } from '../data/table/transact.ts'
import { whileStale } from '../data/table/while-stale.ts'
import { detachUpload, expireShared } from '../data/uploads/removed-pictures.ts'
import { claimShared, releaseShared } from '../data/uploads/shared-pictures.ts'
import { isThere, whoShows } from '../data/uploads/shown-pictures.ts'
import { isUpload } from '../data/uploads/upload-repository.ts'
import { finishWithdrawal } from '../data/uploads/variants-repository.ts'
import { deleteViews } from '../data/views/delete-views.ts'
import { type Picture, pictureAt } from './image-url.ts'
import { removePicture, type Services } from './picture-objects.ts'
import { settlePictures } from './settle-pictures.ts'
import { withdrawObjects } from './withdraw-variants.ts'

type Key = Record<'PK' | 'SK', string>
/** Two items for each fit into a transaction, with the note. */
const atOnce = 45

/**
 * Takes away what visitors receive of the pictures that are noted under a key, so that their addresses lead nowhere,
 * and the notes; the originals stay for 30 days (docs/decisions/031). May be cut off anywhere and repeated. What several
 * places show goes with the last of them.
 */
export async function finishRemoval(services: Services, key: Key): Promise<void> {
  const { table } = services
  while (
    await whileStale(async () => {
      const removal = await findRemoval(table, key)
      if (!removal) return false
      const done = [...new Set(removal.imageUrls)].slice(0, atOnce)
      const { own, shared, shownBy } = await picturesLeft(services, done)
      await withdrawFromDeleted(services, shownBy)
      const left = [...own, ...shared]
      await withdrawObjects(services, left, stillNoted(key, removal))
      // An upload is attached as long as it is noted: one that is brought back after this is not withdrawn again.
      await transact(table, [
        forgetPictures(key, removal, done),
        ...left.map(({ uploadId }) => finishWithdrawal(uploadId)),
        ...own.map(({ uploadId }) => detachUpload(uploadId)),
        ...shared.map(({ uploadId, imageUrl }) => expireShared(uploadId, imageUrl)),
      ])
      return true
    })
  );
}

/**
 * Takes away what visitors receive of pictures that none but deleted properties show from now on, as was done with the
 * others when those were deleted. `shownBy`: the partitions of all that shows each.
 */
async function withdrawFromDeleted(services: Services, shownBy: Iterable<Set<string>>): Promise<void> {
  const { table } = services
  const seenTo = new Set<string>()
  for (const partitions of shownBy) {
    const areThere = await Promise.all([...partitions].map((PK) => isThere(table, PK)))
    if (areThere.includes(true)) continue
    for (const id of [...partitions].map((PK) => propertyIdOf({ PK }))) {
      if (seenTo.has(id) || !(await getItem(table, deletedKey(id), 'PK'))) continue
      seenTo.add(id)
      await noteDeletedPictures(table, id)
      await settlePictures(services, id)
    }
  }
}

/**
 * The same after a change that is saved already: a failure is logged and left to the daily clean-up, since telling the
 * caller that the change failed would be wrong.
 */
export async function removeLeftObjects(services: Services, key: Key): Promise<void> {
  try {
    await finishRemoval(services, key)
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    console.warn({ left: key.PK, name, message, stack })
  }
}

/**
 * Those of some pictures that nothing shows any more: uploads of one place, and such as several may have shown, which
 * are claimed for their removal. Of the others, where each is shown (partition keys).
 */
async function picturesLeft({ table, originals }: Services, imageUrls: readonly string[]) {
  const pictures = imageUrls.flatMap((url) => pictureAt(originals, url) ?? [])
  const areOwn = await Promise.all(pictures.map(({ uploadId }) => isUpload(table, uploadId)))
  const [own, maybeShared]: [Picture[], Picture[]] = [[], []]
  for (const [n, picture] of pictures.entries()) (areOwn[n] ? own : maybeShared).push(picture)
  const claim = crypto.randomUUID()
  await Promise.all(maybeShared.map(({ uploadId }) => claimShared(table, uploadId, claim)))
  const shown = await whoShows(
    table,
    maybeShared.map(({ imageUrl }) => imageUrl),
  )
  const isShown = ({ imageUrl }: Picture) => shown.has(imageUrl)
  await Promise.all(maybeShared.filter(isShown).map(({ uploadId }) => releaseShared(table, uploadId, claim)))
  return { own, shared: maybeShared.filter((picture) => !isShown(picture)), shownBy: shown.values() }
}

/**
 * Removes everything below a property whose deletion for good has begun, originals included. May be cut off anywhere
 * and repeated.
 */
export async function finishDeletion(services: Services, propertyId: string): Promise<void> {
  const { table } = services
  const createdAt = await findDeletion(table, propertyId)
  if (createdAt === undefined) return
  while (await removeItemsBelow(table, propertyId)) await removeNoted(services, removalKeyOf(propertyId))
  await removeNoted(services, removalKeyOf(propertyId))
  await deleteViews(table, propertyId, createdAt)
  await endDeletion(table, propertyId)
}

/** Removes all that there is of the pictures that are noted under a key, and the notes. */
async function removeNoted(services: Services, key: Key): Promise<void> {
  const { table } = services
  await whileStale(async () => {
    const removal = await findRemoval(table, key)
    if (!removal) return
    const { own, shared } = await picturesLeft(services, [...new Set(removal.imageUrls)])
    await Promise.all([...own, ...shared].map((picture) => removePicture(services, picture)))
    await transact(table, [forgetPictures(key, removal, removal.imageUrls)])
  })
}
