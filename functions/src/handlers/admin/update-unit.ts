import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { updateUnit } from '../../data/units/unit-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'updateUnit', async ({ id, body: { unit, images } }, { user }) => {
  const { version, ...fields } = unit
  return updateUnit(withActor(table, user), id, {
    fields,
    images: await acceptUploads(services, images),
    version,
  })
})
