import { guardedHandler } from '../../auth/authorizer.ts'
import { duplicateProperty } from '../../data/copies/duplicate-property.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'duplicateProperty', ({ id }, { user }) =>
  duplicateProperty(withActor(table, user), id),
)
