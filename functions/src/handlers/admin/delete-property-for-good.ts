import { guardedHandler } from '../../auth/authorizer.ts'
import { deletePermanently, removeFromTrash } from '../../data/properties/delete-permanently.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'deletePropertyForGood', async ({ id }, { user }) => {
  await deletePermanently(withActor(table, user), id)
  // It is invisible already; the daily removal deletes the rest.
  await removeFromTrash(table, id).catch((error: unknown) => console.warn({ unfinished: id, error }))
})
