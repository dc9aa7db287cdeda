import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment, copyObject } from '../../aws/bucket.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { findUpload, recordUpload } from '../../data/uploads/upload-repository.ts'
import { notFound } from '../../errors.ts'
import { imageAt, newImageOf } from '../../media/image-url.ts'

const table = tableFromEnvironment()
const originals = bucketFromEnvironment('ORIGINALS_BUCKET')

const rotations = [0, 90, 180, 270] as const

/** An edited image is a new upload with a copy of the original, so that no address ever has other bytes. */
export const handler = guardedHandler(table, 'editImage', async ({ body: { imageUrl, turn, isBrightened } }) => {
  const source = imageAt(originals, imageUrl)
  const upload = source && (await findUpload(table, source.uploadId))
  if (!source || !upload || upload.isRemoving) throw notFound('Image')
  const edited = newImageOf(source)
  const edits = {
    rotation: rotations[(((upload.rotation ?? 0) + (turn ?? 0)) / 90) % 4],
    isBrightened: isBrightened ?? upload.isBrightened ?? false,
  }
  await recordUpload(table, { id: edited.uploadId, imageUrl: edited.imageUrl, now: new Date(), edits })
  if (!(await copyObject(originals, source.key, edited.key))) throw notFound('Image')
  return { imageUrl: edited.imageUrl }
})
