import { type ImageType, imageTypeOf, START_BYTES } from '@porchlight/contract/images/image-type'
import { limits } from '@porchlight/contract/limits'
import { fileKindOf } from './file-kind.ts'
import { isReadable } from './is-readable.ts'
import { withImage } from './open-image.ts'
import { uploadCopy } from './upload-copy.ts'

/** `isTooLarge`: a smaller version can be uploaded. */
export type CheckedFile = { type: ImageType } | { reason: string; isTooLarge?: boolean }

const { failed, refusals } = uploadCopy

/** All images, and extensions that some systems do not know. */
export const acceptedImages = 'image/*,.heic,.heif,.hif,.avif,.webp,.jfif,.jpe'

/** Reads the bytes; name and declared type do not count. */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size === 0) return { reason: (await isReadable(file)) ? refusals.empty : failed.unreadable }
  const bytes = await file
    .slice(0, START_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  if (!bytes) return { reason: failed.unreadable }
  const start = new Uint8Array(bytes)
  const type = imageTypeOf(start)
  if (!type) return { reason: refusals.noImage(fileKindOf(start)) }
  if (file.size > limits.uploadBytes) return { reason: refusals.tooLarge, isTooLarge: true }
  if ((await pixelsOf(file)) > limits.uploadPixels) return { reason: refusals.tooManyPixels, isTooLarge: true }
  return { type }
}

/** 0 for an image that this device cannot open. The server decides about it. */
const pixelsOf = (file: Blob): Promise<number> =>
  withImage(file, ({ naturalWidth, naturalHeight }) => naturalWidth * naturalHeight).catch(() => 0)
