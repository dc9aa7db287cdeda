import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment, presignUpload } from '../../aws/bucket.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { recordUpload } from '../../data/uploads/upload-repository.ts'
import { newImage } from '../../media/image-url.ts'

const table = tableFromEnvironment()
const originals = bucketFromEnvironment('ORIGINALS_BUCKET')

export const handler = guardedHandler(table, 'requestUpload', async ({ body }) => {
  const { key, imageUrl, uploadId } = newImage(body?.contentType)
  await recordUpload(table, { id: uploadId, imageUrl, now: new Date() })
  // Without a length the address has no conditions, and a plain PUT works.
  const once = body?.contentLength !== undefined
  return { ...(await presignUpload(originals, { key, ...body, once })), imageUrl }
})
