import { guardedHandler } from '../../auth/guarded-handler.ts'
import { addHeroImage } from '../../data/heroes/hero-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { acceptHeroUpload } from '../../media/accept-uploads.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const services = { table, storage: storageFromEnvironment() }

export const handler = guardedHandler(table, 'addHeroImage', async ({ body }) =>
  addHeroImage(table, await acceptHeroUpload(services, body.imageUrl)),
)
