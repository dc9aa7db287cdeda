import { guardedHandler, isAdmin } from '../../auth/authorizer.ts'
import { findUser } from '../../data/people/user-repository.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { notFound } from '../../errors.ts'

const table = tableFromEnvironment()

export const handler = guardedHandler(table, 'currentUser', async (_request, caller) => {
  const user = await findUser(table, caller.user.id)
  if (!user) throw notFound('User')
  return { ...user, isAdmin: isAdmin(caller) }
})
