import { guardedHandler } from '../../auth/authorizer.ts'
import { onBehalfOf } from '../../data/table/table.ts'
import { servicesFromEnvironment } from '../../media/picture-objects.ts'
import { restoreVersion } from '../../media/restore-version.ts'

const services = servicesFromEnvironment()
const { table } = services

export const handler = guardedHandler(table, 'restoreVersion', async ({ id, body }, { user }) => ({
  missing: await restoreVersion({ ...services, table: onBehalfOf(table, user) }, id, body),
}))
