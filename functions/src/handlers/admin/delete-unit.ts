import { guardedHandler } from '../../auth/guarded-handler.ts'
import { parentOf } from '../../data/child-id.ts'
import { deleteUnit } from '../../data/delete-unit.ts'
import { removalKeyOf } from '../../data/removal-keys.ts'
import { tableFromEnvironment } from '../../data/table.ts'
import { removeLeftObjects } from '../../media/finish-removal.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const storage = storageFromEnvironment()

export const handler = guardedHandler(table, 'deleteUnit', async ({ id }) => {
  await deleteUnit(table, id)
  await removeLeftObjects({ table, storage }, removalKeyOf(parentOf(id)))
})
