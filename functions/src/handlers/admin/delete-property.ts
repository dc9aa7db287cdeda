import { guardedHandler } from '../../auth/authorizer.ts'
import { moveToTrash } from '../../data/properties/trash.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteProperty', ({ id }, { user }) =>
  moveToTrash(onBehalfOf(table, user), id),
)
