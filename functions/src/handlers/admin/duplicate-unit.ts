import { guardedHandler } from '../../auth/authorizer.ts'
import { duplicateUnit } from '../../data/copies/duplicate-unit.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'duplicateUnit', ({ id, body: { unitNumbers } }, { user }) =>
  duplicateUnit(withActor(table, user), id, unitNumbers),
)
