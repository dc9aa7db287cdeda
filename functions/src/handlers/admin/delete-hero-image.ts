import { guardedHandler } from '../../auth/authorizer.ts'
import { deleteHeroImage } from '../../data/heroes/hero-repository.ts'
import { heroRemovalKey } from '../../data/keys.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'deleteHeroImage', async ({ id }) => {
  await deleteHeroImage(table, id)
  await removeLeftObjects(services, heroRemovalKey)
})
