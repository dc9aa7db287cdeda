import { guardedHandler } from '../../auth/guarded-handler.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { createUnit } from '../../data/units/unit-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const services = { table, storage: storageFromEnvironment() }

export const handler = guardedHandler(table, 'createUnit', async ({ body: { unit, images } }) =>
  createUnit(table, { fields: unit, images: await acceptUploads(services, images) }),
)
