import { guardedHandler } from '../../auth/guarded-handler.ts'
import { createProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const services = { table, storage: storageFromEnvironment() }

export const handler = guardedHandler(table, 'createProperty', async ({ body: { property, images } }) =>
  createProperty(table, { fields: property, images: await acceptUploads(services, images) }),
)
