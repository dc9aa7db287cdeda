import { limits } from '@porchlight/contract/limits'
import { type Bucket, headObject } from '../aws/bucket.ts'

const megabytes = Math.floor(limits.uploadBytes / 1024 / 1024)

/** The uploader sees these texts. */
export const refusals = {
  missing: 'This image did not arrive. Please upload it again.',
  removed: 'This image was removed. Please upload it again.',
  empty: 'This file is empty. Please choose another one.',
  tooLarge: `This image is larger than ${megabytes} MB. Please make it smaller and upload it again.`,
  noImage: 'This file is not an image we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  cutOff: 'This image is damaged: its end is missing. Please upload it again from the original.',
  damaged: 'This image is damaged and cannot be opened. Please upload it again from the original.',
  tooManyPixels: 'This image has more than 50 million pixels. Please make it smaller and upload it again.',
  tooTall: 'This image is more than four times as tall as it is wide. Please crop it and upload it again.',
  failed: 'This image could not be prepared. Please save it as a JPEG file and upload that.',
  tooComplex: 'This image has too many parts to open. Please save it as a JPEG file and upload that.',
  tooSlow: 'This image takes too long to open. Please save it as a JPEG file and upload that.',
}

/**
 * Checks existence, size and declared type. Returns why the object is unusable, for its uploader; undefined if it may
 * be an image, which making its variants decides.
 */
export async function inspect(originals: Bucket, key: string): Promise<string | undefined> {
  const object = await headObject(originals, key)
  if (!object) return refusals.missing
  if (object.size === 0) return refusals.empty
  if (object.size > limits.uploadBytes) return refusals.tooLarge
  return /text|html|xml|script/i.test(object.contentType) ? refusals.noImage : undefined
}
