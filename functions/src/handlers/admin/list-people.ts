import { guardedHandler } from '../../auth/authorizer.ts'
import { listPeople } from '../../auth/people.ts'
import { userPoolFromEnvironment } from '../../aws/user-pool.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()
const services = { table, pool: userPoolFromEnvironment() }

export const handler = guardedHandler(table, 'listPeople', (_request, { user }) =>
  listPeople(services, user.id, new Date()),
)
