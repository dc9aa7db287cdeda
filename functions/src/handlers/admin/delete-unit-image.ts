import { guardedHandler } from '../../auth/authorizer.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'
import { deleteUnitImage } from '../../data/units/unit-repository.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteUnitImage', async ({ id, query }, { user }) => ({
  version: await deleteUnitImage(onBehalfOf(table, user), id, query.version),
}))
