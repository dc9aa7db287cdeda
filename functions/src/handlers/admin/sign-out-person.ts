import { guardedHandler } from '../../auth/authorizer.ts'
import { signOutPerson } from '../../auth/people.ts'
import { mailTimeouts, userPoolFromEnvironment } from '../../aws/user-pool.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'

const table = tableFromEnvironment()
const services = { table, pool: userPoolFromEnvironment(mailTimeouts) }

export const handler = guardedHandler(table, 'signOutPerson', ({ id }) => signOutPerson(services, id, new Date()))
