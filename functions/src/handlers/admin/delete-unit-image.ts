import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { deleteUnitImage } from '../../data/units/unit-repository.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteUnitImage', async ({ id, query }, { user }) => ({
  version: await deleteUnitImage(withActor(table, user), id, query.version),
}))
