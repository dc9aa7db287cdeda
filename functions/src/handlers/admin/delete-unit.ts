import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { deleteUnit } from '../../data/units/unit-repository.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deleteUnit', ({ id }, { user }) => deleteUnit(withActor(table, user), id))
