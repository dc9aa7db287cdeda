import { guardedHandler } from '../../auth/authorizer.ts'
import { deleteHeroImage } from '../../data/heroes/hero-repository.ts'
import { heroRemovalKey } from '../../data/keys.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'deleteHeroImage', async ({ id }, { user }) => {
  await deleteHeroImage(onBehalfOf(table, user), id)
  await removeLeftObjects(services, heroRemovalKey)
})
