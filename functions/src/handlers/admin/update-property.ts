import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { updateProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'updateProperty', async ({ id, body: { property, images } }, { user }) => {
  const { version, ...fields } = property
  return updateProperty(withActor(table, user), id, {
    fields,
    images: await acceptUploads(services, images),
    version,
  })
})
