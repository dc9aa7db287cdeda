import { guardedHandler } from '../../auth/authorizer.ts'
import { parentOf, removalKeyOf } from '../../data/keys.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { updateUnit } from '../../data/units/unit-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'updateUnit', async ({ id, body: { unit, images } }, { user }) => {
  const { version, ...fields } = unit
  const saved = await updateUnit(onBehalfOf(table, user), id, {
    fields,
    images: await acceptUploads(services, images),
    version,
  })
  await removeLeftObjects(services, removalKeyOf(parentOf(id)))
  return saved
})
