import { guardedHandler } from '../../auth/authorizer.ts'
import { deletePropertyImage } from '../../data/properties/property-repository.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deletePropertyImage', async ({ id, query }, { user }) => ({
  version: await deletePropertyImage(withActor(table, user), id, query.version),
}))
