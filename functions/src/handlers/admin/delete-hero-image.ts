import { guardedHandler } from '../../auth/guarded-handler.ts'
import { deleteHeroImage } from '../../data/change-hero-images.ts'
import { heroRemovalKey } from '../../data/removal-keys.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const storage = storageFromEnvironment()

export const handler = guardedHandler(table, 'deleteHeroImage', async ({ id }) => {
  await deleteHeroImage(table, id)
  await removeLeftObjects({ table, storage }, heroRemovalKey)
})
