import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { tableFromEnvironment, withActor } from '../../data/table/table.ts'
import { createUnit } from '../../data/units/unit-repository.ts'
import { acceptUploads } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'createUnit', async ({ body: { unit, images } }, { user }) => {
  const { id, ...fields } = unit
  return createUnit(withActor(table, user), { fields, images: await acceptUploads(services, images) }, { id })
})
