import { guardedHandler } from '../../auth/authorizer.ts'
import { findChange } from '../../data/history/change-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'getChange', ({ id }) => findChange(table, id))
