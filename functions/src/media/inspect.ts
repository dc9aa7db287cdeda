import { limits } from '@porchlight/contract/limits'
import { type Bucket, headObject, readObject } from '../aws/bucket.ts'
import { isWhole } from './is-whole.ts'
import { formatBytes, type PictureFile, pictureFormat } from './picture-format.ts'

const megabytes = Math.floor(limits.uploadBytes / 1024 / 1024)

/** What can be wrong with a file, in words for the person who uploaded it. */
export const problems = {
  missing: 'This picture did not arrive. Please upload it again.',
  empty: 'This file is empty. Please choose another one.',
  tooLarge: `This picture is larger than ${megabytes} MB. Please make it smaller and upload it again.`,
  noPicture: 'This file is not a picture we can use. Please choose a JPEG, PNG, WebP, AVIF or HEIC file.',
  cutOff: 'This picture is damaged: its end is missing. Please upload it again from the original.',
}

/**
 * Looks at a stored object itself: what is there, how large, of which format by its bytes, and whether to its end.
 * Gives what is wrong with it in words for the person who uploaded it; undefined when it can be used.
 */
export async function inspect(originals: Bucket, key: string): Promise<string | undefined> {
  const object = await headObject(originals, key)
  if (!object) return problems.missing
  if (object.size === 0) return problems.empty
  if (object.size > limits.uploadBytes) return problems.tooLarge
  // The CDN serves it with the type that it was stored with.
  if (/text|html|xml|script/i.test(object.contentType)) return problems.noPicture
  const read = async (from: number, to: number) =>
    (await readObject(originals, key, from, to))?.bytes ?? Buffer.alloc(0)
  return lookInside({ size: object.size, read })
}

async function lookInside(file: PictureFile): Promise<string | undefined> {
  const format = pictureFormat(await file.read(0, formatBytes))
  if (!format) return problems.noPicture
  return (await isWhole[format](file)) ? undefined : problems.cutOff
}
