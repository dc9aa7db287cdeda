import { guardedHandler } from '../../auth/authorizer.ts'
import { parentOf, removalKeyOf } from '../../data/keys.ts'
import { deletePropertyImage } from '../../data/properties/property-repository.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'deletePropertyImage', async ({ id, query }, { user }) => {
  const version = await deletePropertyImage(onBehalfOf(table, user), id, query.version)
  await removeLeftObjects(services, removalKeyOf(parentOf(id)))
  return { version }
})
