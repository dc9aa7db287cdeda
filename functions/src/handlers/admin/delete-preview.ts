import { guardedHandler } from '../../auth/authorizer.ts'
import { deletePreview } from '../../data/previews/preview-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deletePreview', ({ id }) => deletePreview(table, id))
