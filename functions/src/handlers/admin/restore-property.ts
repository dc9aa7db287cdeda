import { guardedHandler } from '../../auth/authorizer.ts'
import { restoreFromTrash } from '../../data/properties/trash.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'restoreProperty', ({ id }, { user }) =>
  restoreFromTrash(onBehalfOf(table, user), id),
)
