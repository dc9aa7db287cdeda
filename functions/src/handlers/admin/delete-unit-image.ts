import { guardedHandler } from '../../auth/authorizer.ts'
import { parentOf, removalKeyOf } from '../../data/keys.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { deleteUnitImage } from '../../data/units/unit-repository.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'deleteUnitImage', async ({ id, query }, { user }) => {
  const version = await deleteUnitImage(onBehalfOf(table, user), id, query.version)
  await removeLeftObjects(services, removalKeyOf(parentOf(parentOf(id))))
  return { version }
})
