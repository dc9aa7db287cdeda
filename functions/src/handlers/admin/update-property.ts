import { guardedHandler } from '../../auth/authorizer.ts'
import { removalKeyOf } from '../../data/keys.ts'
import { updateProperty } from '../../data/properties/property-repository.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'updateProperty', async ({ id, body: { property, images } }, { user }) => {
  const { version, ...fields } = property
  const saved = await updateProperty(onBehalfOf(table, user), id, {
    fields,
    images: await acceptUploads(services, images),
    version,
  })
  await removeLeftObjects(services, removalKeyOf(id))
  return saved
})
