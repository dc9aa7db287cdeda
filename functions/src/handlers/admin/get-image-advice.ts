import { limits } from '@porchlight/contract/limits'
import { guardedHandler } from '../../auth/authorizer.ts'
import { tableFromEnvironment } from '../../data/table/table.ts'
import { findUpload } from '../../data/uploads/upload-repository.ts'
import { imageAtPath } from '../../media/image-url.ts'

const table = tableFromEnvironment()

/** Returns the advice on those of the images that have been judged. */
export const handler = guardedHandler(table, 'getImageAdvice', async ({ query: { imageUrls } }) => {
  const images = imageUrls
    .split(',')
    .slice(0, limits.imagesPerParent)
    .flatMap((url) => imageAtPath(url) ?? [])
  const found = await Promise.all(
    images.map(async ({ imageUrl, uploadId }) => {
      const { advice, imageHash: hash, rotation, isBrightened } = (await findUpload(table, uploadId)) ?? {}
      if (!advice) return []
      return {
        imageUrl,
        advice,
        ...(hash && { hash }),
        ...(rotation && { rotation }),
        ...(isBrightened && { isBrightened }),
      }
    }),
  )
  return found.flat()
})
