import { limits } from '@porchlight/contract/limits'
import { type Bucket, headObject } from '../aws/bucket.ts'

const megabytes = Math.floor(limits.uploadBytes / 1024 / 1024)

/** Why a file cannot be used, for its uploader. */
export const refusals = {
  missing: 'This picture did not arrive. Please upload it again.',
  removed: 'This picture was removed. Please upload it again.',
  empty: 'This file is empty. Please choose another one.',
  tooLarge: `This picture is larger than ${megabytes} MB. Please make it smaller and upload it again.`,
  noImage: 'This file is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  cutOff: 'This picture is damaged: its end is missing. Please upload it again from the original.',
  damaged: 'This picture is damaged and cannot be opened. Please upload it again from the original.',
  tooManyPixels: 'This picture has more than 50 million pixels. Please make it smaller and upload it again.',
  tooTall: 'This picture is more than four times as tall as it is wide. Please cut it and upload it again.',
  failed: 'This picture could not be prepared. Please save it as a JPEG file and upload that.',
  tooComplex: 'This picture has too many parts for us to open. Please save it as a JPEG file and upload that.',
  tooSlow: 'This picture takes too long to open. Please save it as a JPEG file and upload that.',
}

/**
 * Checks existence, size and declared type of a stored object. Returns why it is unusable, for its uploader; undefined
 * if it may be an image, which making its variants decides.
 */
export async function inspect(originals: Bucket, key: string): Promise<string | undefined> {
  const object = await headObject(originals, key)
  if (!object) return refusals.missing
  if (object.size === 0) return refusals.empty
  if (object.size > limits.uploadBytes) return refusals.tooLarge
  return /text|html|xml|script/i.test(object.contentType) ? refusals.noImage : undefined
}
