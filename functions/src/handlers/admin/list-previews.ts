import { guardedHandler } from '../../auth/authorizer.ts'
import { listPreviews } from '../../data/previews/preview-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'listPreviews', ({ id }) => listPreviews(table, id))
