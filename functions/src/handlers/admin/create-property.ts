import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { createProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'createProperty', async ({ body: { property, images } }, { user }) => {
  const { id, ...fields } = property
  return createProperty(withActor(table, user), { fields, images: await acceptUploads(services, images) }, { id })
})
