import { guardedHandler } from '../../auth/authorizer.ts'
import { restoreFromTrash } from '../../data/properties/trash.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'restoreProperty', ({ id }, { user }) =>
  restoreFromTrash(withActor(table, user), id),
)
