import { guardedHandler } from '../../auth/authorizer.ts'
import { removalKeyOf } from '../../data/keys.ts'
import { updateProperty } from '../../data/properties/property-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'updateProperty', async ({ id, body: { property, images } }) => {
  const { version, ...fields } = property
  const saved = await updateProperty(table, id, { fields, images: await acceptUploads(services, images), version })
  await removeLeftObjects(services, removalKeyOf(id))
  return saved
})
