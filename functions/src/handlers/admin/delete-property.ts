import { guardedHandler } from '../../auth/guarded-handler.ts'
import { beginDeletion } from '../../data/delete-property.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { finishDeletion } from '../../media/finish-deletion.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const storage = storageFromEnvironment()

export const handler = guardedHandler(table, 'deleteProperty', async ({ id }) => {
  await beginDeletion(table, id)
  await finishDeletion({ table, storage }, id)
})
