import { guardedHandler } from '../../auth/authorizer.ts'
import { saveSheet } from '../../data/sheets/save-sheet.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'saveSheet', ({ id, body }) => saveSheet(table, id, body))
