import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { createPreview } from '../../data/previews/preview-repository.ts'
import { typedProperty } from '../../data/previews/typed-property.ts'
import { findProperty } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { notFound } from '../../errors.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'createPreview', async ({ body: { propertyId, typed } }) => {
  if (!typed) {
    if (!propertyId || !(await findProperty(table, propertyId, 'admin'))) throw notFound('Property')
    return createPreview(table, { propertyId })
  }
  const images = await acceptUploads(services, typed.images)
  return createPreview(table, {
    propertyId,
    typed: await typedProperty(table, propertyId, { fields: typed.property, images }),
  })
})
