import type { ImageAdvice } from '@porchlight/contract/images/image-advice'
import { limits } from '@porchlight/contract/limits'
import type { Table } from '../data/table/table.ts'
import { findUpload } from '../data/uploads/upload-repository.ts'
import { mapWithConcurrency } from '../map-with-concurrency.ts'
import { imageAtPath } from './image-url.ts'

const READ_CONCURRENCY = 12

/** Returns the advice on those of these images that have been judged, of at most `limits.imagesPerParent`. */
export async function readImageAdvice(table: Table, imageUrls: readonly string[]): Promise<ImageAdvice[]> {
  const images = imageUrls.slice(0, limits.imagesPerParent).flatMap((url) => imageAtPath(url) ?? [])
  const found: ImageAdvice[] = []
  await mapWithConcurrency(images, READ_CONCURRENCY, async ({ imageUrl, uploadId }) => {
    const { advice, imageHash: hash, rotation, isBrightened } = (await findUpload(table, uploadId)) ?? {}
    if (advice)
      found.push({
        imageUrl,
        advice,
        ...(hash && { hash }),
        ...(rotation && { rotation }),
        ...(isBrightened && { isBrightened }),
      })
  })
  return found
}
