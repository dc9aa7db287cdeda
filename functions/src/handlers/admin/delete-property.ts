import { guardedHandler } from '../../auth/authorizer.ts'
import { moveToTrash } from '../../data/properties/trash.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteProperty', ({ id }, { user }) =>
  moveToTrash(withActor(table, user), id),
)
