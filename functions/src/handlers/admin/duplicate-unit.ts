import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { duplicateUnit } from '../../media/copies/duplicate-unit.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'duplicateUnit', ({ id, body: { unitNumbers } }, { user }) =>
  duplicateUnit(withActor(table, user), id, unitNumbers),
)
