import type { imageEditSchema } from '@porchlight/contract/images/image-advice'
import type * as z from 'zod/mini'
import { copyObject } from '../aws/bucket.ts'
import { findUpload, recordUpload } from '../data/uploads/upload-repository.ts'
import { notFound } from '../errors.ts'
import type { Services } from './image-objects.ts'
import { imageAt, newImageOf } from './image-url.ts'

/**
 * Returns the address of an edited image. It is a new upload with a copy of the original, so that no address ever has
 * other bytes. Throws `notFound` for an image that is no longer kept.
 */
export async function editImage(
  { table, originals }: Pick<Services, 'table' | 'originals'>,
  { imageUrl, turn, isBrightened }: z.infer<typeof imageEditSchema>,
): Promise<{ imageUrl: string }> {
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
}

const rotations = [0, 90, 180, 270] as const
