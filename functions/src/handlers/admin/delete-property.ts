import { guardedHandler } from '../../auth/authorizer.ts'
import { moveToTrash } from '../../data/properties/trash.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'
import { settleLater } from '../../media/settle-pictures.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'deleteProperty', async ({ id }, { user }) => {
  await moveToTrash(onBehalfOf(table, user), id)
  await settleLater(services, id)
})
