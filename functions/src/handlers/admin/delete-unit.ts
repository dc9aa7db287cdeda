import { guardedHandler } from '../../auth/guarded-handler.ts'
import { removalKeyOf } from '../../data/removals/removal-keys.ts'
import { parentOf } from '../../data/table/child-id.ts'
import { deleteUnit } from '../../data/units/delete-unit.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'deleteUnit', async ({ id }) => {
  await deleteUnit(table, id)
  await removeLeftObjects(services, removalKeyOf(parentOf(id)))
})
