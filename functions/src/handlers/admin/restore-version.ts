import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { onBehalfOf, tableFromEnvironment } from '../../data/table/table.ts'
import { restoreVersion } from '../../media/restore-version.ts'

const table = tableFromEnvironment()
const originals = bucketFromEnvironment('ORIGINALS_BUCKET')

export const handler = guardedHandler(table, 'restoreVersion', async ({ id, body }, { user }) => ({
  missing: await restoreVersion({ table: onBehalfOf(table, user), originals }, id, body),
}))
