import { trimHistory } from '../data/history/trim-history.ts'
import {
  deletedKey,
  deletedSortKey,
  deletionSortKey,
  isUnfinishedCopy,
  mediaSortKey,
  picturesNoteSortKey,
  propertyIdOf,
  removalSortKey,
  uploadIdOf,
} from '../data/keys.ts'
import { beginDeletion } from '../data/properties/delete-property.ts'
import { expiredInTrash } from '../data/properties/trash.ts'
import { dueCleanUps } from '../data/removals/removal-repository.ts'
import { claimExpired } from '../data/uploads/removed-pictures.ts'
import { releaseShared } from '../data/uploads/shared-pictures.ts'
import { picturesStillShown } from '../data/uploads/shown-pictures.ts'
import { forgetUpload } from '../data/uploads/upload-repository.ts'
import { removeUnfinished } from './copies/remove-unfinished.ts'
import { finishDeletion, finishRemoval } from './finish-removal.ts'
import { pictureAt } from './image-url.ts'
import { removePicture, type Services } from './picture-objects.ts'
import { settlePictures } from './settle-pictures.ts'

/**
 * Removes uploads that nobody attached within their 7 days, pictures that nothing has shown for 30 days, and finishes
 * removals, deletions, restorations and copies that were cut off; properties that were deleted 30 days ago go for good,
 * and of what was changed it leaves the last 100 changes of each home.
 * What fails does not keep the rest from being done. Gives how much was done; throws what failed.
 */
export async function cleanUp(services: Services, now: Date): Promise<number> {
  const failures: unknown[] = []
  await trimHistory(services.table, now).catch((error: unknown) => failures.push(error))
  const expired = await expiredInTrash(services.table, now)
  const due = [...(await dueCleanUps(services.table, now)), ...expired.map(deletedKey)]
  for (const key of due) {
    try {
      await finish(services, key, now)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} are left over`)
  return due.length
}

async function finish(services: Services, key: { PK: string; SK: string }, now: Date): Promise<void> {
  if (key.SK === mediaSortKey) await removeUpload(services, uploadIdOf(key), now)
  if (key.SK === removalSortKey) await finishRemoval(services, key)
  if (isUnfinishedCopy(key)) await removeUnfinished(services, key)
  if (key.SK === picturesNoteSortKey) await settlePictures(services, propertyIdOf(key))
  if (key.SK === deletedSortKey) await beginDeletion(services.table, propertyIdOf(key), 'deleted')
  if (key.SK === deletionSortKey || key.SK === deletedSortKey) await finishDeletion(services, propertyIdOf(key))
}

async function removeUpload(services: Services, id: string, now: Date): Promise<void> {
  const { table, originals } = services
  const claim = crypto.randomUUID()
  const expired = await claimExpired(table, id, { now, claim })
  if (!expired) return
  const { imageUrl, isShared } = expired
  if (isShared && (await picturesStillShown(table, [imageUrl])).has(imageUrl)) return releaseShared(table, id, claim)
  const picture = pictureAt(originals, imageUrl)
  if (picture) await removePicture(services, picture)
  else await forgetUpload(table, id)
}
