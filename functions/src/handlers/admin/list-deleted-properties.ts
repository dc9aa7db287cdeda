import { guardedHandler } from '../../auth/authorizer.ts'
import { listDeleted } from '../../data/properties/trash.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'listDeletedProperties', () => listDeleted(table))
