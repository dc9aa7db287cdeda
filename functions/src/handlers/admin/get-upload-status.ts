import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment } from '../../aws/bucket.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { readUploadStatus } from '../../media/accept-uploads.ts'

const table = tableFromEnvironment()
const services = { table, originals: bucketFromEnvironment('ORIGINALS_BUCKET') }

export const handler = guardedHandler(table, 'getUploadStatus', ({ query: { imageUrl } }) =>
  readUploadStatus(services, imageUrl),
)
