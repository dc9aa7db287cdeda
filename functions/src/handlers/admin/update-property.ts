import { guardedHandler } from '../../auth/guarded-handler.ts'
import { removalKeyOf } from '../../data/removal-keys.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { updateProperty } from '../../data/update-property.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const storage = storageFromEnvironment()

export const handler = guardedHandler(table, 'updateProperty', async ({ id, body: { property, images } }) => {
  const { version, ...fields } = property
  const saved = await updateProperty(table, id, { fields, images: await acceptUploads(storage, images), version })
  await removeLeftObjects({ table, storage }, removalKeyOf(id))
  return saved
})
