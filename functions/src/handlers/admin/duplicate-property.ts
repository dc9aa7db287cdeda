import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { duplicateProperty } from '../../media/copies/duplicate-property.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'duplicateProperty', ({ id }, { user }) =>
  duplicateProperty(withActor(table, user), id),
)
