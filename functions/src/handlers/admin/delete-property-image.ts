import { guardedHandler } from '../../auth/authorizer.ts'
import { deletePropertyImage } from '../../data/properties/property-repository.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deletePropertyImage', async ({ id, query }, { user }) => ({
  version: await deletePropertyImage(onBehalfOf(table, user), id, query.version),
}))
