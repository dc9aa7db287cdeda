import { guardedHandler } from '../../auth/authorizer.ts'
import { beginDeletion } from '../../data/properties/delete-property.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { finishDeletion } from '../../media/finish-removal.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'deletePropertyForGood', async ({ id }, { user }) => {
  await beginDeletion(onBehalfOf(table, user), id, 'deleted')
  await finishDeletion(services, id)
})
