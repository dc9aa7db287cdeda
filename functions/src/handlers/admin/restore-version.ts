import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { restoreVersion } from '../../media/restore-version.ts'

const table = tableFromEnvironment()
const originals = bucketFromEnvironment('ORIGINALS_BUCKET')

export const handler = guardedHandler(table, 'restoreVersion', async ({ id, body }, { user }) => ({
  missing: await restoreVersion({ table: withActor(table, user), originals }, id, body),
}))
