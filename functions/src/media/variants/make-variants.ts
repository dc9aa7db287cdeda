import type { ImageEdits } from '@porchlight/contract/images/image-advice'
import { type Focus, focusName } from '@porchlight/contract/images/image-files'
import { limits } from '@porchlight/contract/limits'
import { headObject, putObject, readObject } from '../../aws/bucket.ts'
import type { Upload } from '../../data/uploads/upload-repository.ts'
import {
  beginAttempt,
  endAttempt,
  finishVariants,
  recordAdvice,
  recordShares,
  refuseUpload,
} from '../../data/uploads/upload-variants.ts'
import type { Services } from '../image-objects.ts'
import { refusals } from '../inspect.ts'
import type { Decoded } from './decode.ts'
import { decodeEdited } from './edit.ts'
import { encodeShares, encodeVariants, placeholderOf } from './encode.ts'
import { judgeImage } from './judge.ts'

const MAX_ATTEMPTS = 3

type Named = Pick<Upload, 'id' | 'imageUrl'>

/**
 * Makes all variants with share images of these focal points, or refuses the image. Does nothing if they exist or are
 * being made, or if the file has not arrived. Throws temporary faults; the third failed attempt also refuses the
 * image.
 */
export async function makeVariants(
  services: Services,
  { id, imageUrl }: Named,
  { focuses = [], now = new Date() }: { focuses?: readonly Focus[]; now?: Date } = {},
): Promise<void> {
  const { table } = services
  const read = await readOriginal(services, imageUrl)
  if (!read) return
  const attempt = await beginAttempt(table, id, read.etag, now)
  if (attempt === undefined) return
  const { attempts } = attempt
  if (attempts > MAX_ATTEMPTS) return refuseUpload(table, id, refusals.failed)
  try {
    await make(services, { id, imageUrl, focuses, file: read.bytes, edits: attempt })
  } catch (error) {
    // The file may cause a failure, such as being killed while processing it, which then counts.
    if (isAwsError(error)) await endAttempt(table, id, attempts, false)
    else if (attempts < MAX_ATTEMPTS) await endAttempt(table, id, attempts, true)
    else await refuseUpload(table, id, refusals.failed)
    throw error
  }
}

const isAwsError = (error: unknown) => error instanceof Error && '$metadata' in error

async function make(
  { table, variants }: Services,
  { id, imageUrl, focuses, file, edits }: Named & { focuses: readonly Focus[]; file?: Buffer; edits: ImageEdits },
): Promise<void> {
  if (!file) return refuseUpload(table, id, refusals.tooLarge)
  const decoded = await decodeEdited(file, edits)
  if ('refused' in decoded) return refuseUpload(table, id, decoded.refused)
  await recordAdvice(table, id, await judge(decoded))
  await encodeVariants(decoded, { imageUrl, focuses }, (variant) => putObject(variants, variant))
  const { width, height } = decoded
  const shares = focuses.map(focusName)
  await finishVariants(table, id, { width, height, placeholder: await placeholderOf(decoded), shares })
}

/** An image that cannot be judged has no advice. */
const judge = (image: Decoded) =>
  judgeImage(image).catch((error: unknown) => {
    console.warn({ unjudged: error })
    return { advice: [] }
  })

/** The image has all other variants. */
export async function makeShares(services: Services, upload: Upload, focuses: readonly Focus[]): Promise<void> {
  const { id, imageUrl, etag, shares } = upload
  const read = await readOriginal(services, imageUrl)
  // Later uploads to the same address are not shown.
  if (!read?.bytes || read.etag !== etag) return
  const decoded = await decodeEdited(read.bytes, upload)
  if ('refused' in decoded) return
  await encodeShares(decoded, { imageUrl, focuses }, (variant) => putObject(services.variants, variant))
  await recordShares(services.table, id, [...new Set([...shares, ...focuses.map(focusName)])])
}

/** Returns undefined if the original does not exist. One that is too large has no `bytes`. */
async function readOriginal({ originals }: Services, imageUrl: string): Promise<Original | undefined> {
  const key = imageUrl.slice(1)
  const object = await headObject(originals, key)
  if (object && object.size > limits.uploadBytes) return { etag: object.etag }
  return object && readObject(originals, key)
}

interface Original {
  etag: string
  bytes?: Buffer
}
