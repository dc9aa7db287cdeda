import { guardedHandler } from '../../auth/authorizer.ts'
import { bucketFromEnvironment, headObject, presignDownload } from '../../aws/bucket.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { notFound } from '../../errors.ts'
import { imageAt } from '../../media/image-url.ts'

const table = tableFromEnvironment()
const originals = bucketFromEnvironment('ORIGINALS_BUCKET')

export const handler = guardedHandler(table, 'getOriginal', async ({ query: { imageUrl } }) => {
  const image = imageAt(originals, imageUrl)
  const object = image && (await headObject(originals, image.key))
  if (!object) throw notFound('Image')
  return { originalURL: await presignDownload(originals, image.key) }
})
