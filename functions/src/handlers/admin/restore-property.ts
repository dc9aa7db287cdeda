import { guardedHandler } from '../../auth/authorizer.ts'
import { restoreFromTrash } from '../../data/properties/trash.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'
import { settleLater } from '../../media/settle-pictures.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'restoreProperty', async ({ id }, { user }) => {
  const property = await restoreFromTrash(onBehalfOf(table, user), id)
  await settleLater(services, id)
  return property
})
