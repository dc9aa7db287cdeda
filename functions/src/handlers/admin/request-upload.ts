import { guardedHandler } from '../../auth/guarded-handler.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { recordUpload } from '../../data/uploads/media-repository.ts'
import { newPicture } from '../../media/image-url.ts'
import { presignUpload } from '../../media/presign-upload.ts'
import { storageFromEnvironment } from '../../media/storage.ts'

const table = tableFromEnvironment()
const storage = storageFromEnvironment()

export const handler = guardedHandler(table, 'requestUpload', async ({ body }) => {
  const { key, imageUrl, uploadId } = newPicture(body?.contentType)
  await recordUpload(table, { id: uploadId, imageUrl, now: new Date() })
  return { uploadURL: await presignUpload(storage, { key, ...body }), imageUrl }
})
