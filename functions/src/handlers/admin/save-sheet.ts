import { guardedHandler } from '../../auth/authorizer.ts'
import { saveSheet } from '../../data/sheets/save-sheet.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'saveSheet', ({ id, body }, { user }) =>
  saveSheet(onBehalfOf(table, user), id, body),
)
