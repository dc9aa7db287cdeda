import { guardedHandler } from '../../auth/guarded-handler.ts'
import { parentOf } from '../../data/child-id.ts'
import { removalKeyOf } from '../../data/removal-keys.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { updateUnit } from '../../data/update-unit.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const storage = storageFromEnvironment()

export const handler = guardedHandler(table, 'updateUnit', async ({ id, body: { unit, images } }) => {
  const saved = await updateUnit(table, id, { fields: unit, images: await acceptUploads(storage, images) })
  await removeLeftObjects({ table, storage }, removalKeyOf(parentOf(id)))
  return saved
})
