import { guardedHandler } from '../../auth/authorizer.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'
import { duplicateProperty } from '../../media/copies/duplicate-property.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'duplicateProperty', ({ id }, { user }) =>
  duplicateProperty(onBehalfOf(table, user), id),
)
