import { guardedHandler } from '../../auth/authorizer.ts'
import { listChanges } from '../../data/history/change-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'listChanges', ({ query }) => listChanges(table, query))
