import { guardedHandler } from '../../auth/authorizer.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'
import { deleteUnit } from '../../data/units/unit-repository.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteUnit', ({ id }, { user }) =>
  deleteUnit(onBehalfOf(table, user), id),
)
