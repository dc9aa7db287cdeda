import { limits } from '@porchlight/contract/limits'
import { cutCount, variantKeys, variantWidths } from '@porchlight/contract/picture'
import { headObject, putObject, readObject, removeObjects } from '../../aws/bucket.ts'
import { recordShared } from '../../data/uploads/shared-pictures.ts'
import { picturesLackingVariants, picturesStillShown } from '../../data/uploads/shown-pictures.ts'
import { isKnown, isUpload } from '../../data/uploads/upload-repository.ts'
import {
  claimVariants,
  doubtVariants,
  findVariants,
  finishVariants,
  isMadeOf,
  noteShared,
  type VariantsStatus,
} from '../../data/uploads/variants-repository.ts'
import { type Picture, pictureAt } from '../image-url.ts'
import { refusals } from '../inspect.ts'
import { removePicture, type Services } from '../picture-objects.ts'
import { type Decoded, decode } from './decode.ts'
import { encodeShared, encodeVariants, placeholderOf } from './encode.ts'

/**
 * Makes all that visitors receive of an uploaded picture, or notes why that cannot be done. Repeating it changes
 * nothing; what was sent to an address again after that, neither. Throws for what may work another time.
 */
export async function makeVariants(services: Services, key: string): Promise<void> {
  const { table, originals } = services
  const picture = pictureAt(originals, `/${key}`)
  const object = picture && (await headObject(originals, key))
  if (!picture) return
  if (!object) return forgetRemoved(services, picture)
  // S3 refuses a range of an empty object. The bytes that are read now are claimed, whichever the event was about.
  const read = object.size > 0 ? await readObject(originals, key, 0, limits.uploadBytes + 1) : empty
  if (!read) return forgetRemoved(services, picture)
  const claimed = await claim(services, picture, read.etag)
  if (claimed === 'taken') return
  if (claimed === 'unwanted') return removeUnwanted(services, picture)
  const status = await process(services, picture, read.bytes)
  const finished = await finishVariants(table, picture.uploadId, status)
  // The upload was removed while its variants were made: those that were stored after that go, too.
  if (finished === 'unwanted') await removeUnwanted(services, picture)
  if (finished === 'taken') await removeWithdrawn(services, picture)
}

/** Throws, to be tried again, for one that several may show: it is claimed only while it is looked whether any does. */
async function removeUnwanted(services: Services, picture: Picture): Promise<void> {
  const { uploadId, imageUrl } = picture
  const isShared = (await isKnown(services.table, uploadId)) && !(await isUpload(services.table, uploadId))
  if (isShared) throw new Error(`${imageUrl} may be removed just now`)
  await removePicture(services, picture)
}

/**
 * Removes the variants of a picture that was withdrawn while they were made. Throws, to be tried again, when it has been
 * brought back meanwhile: those that were made for that may have been removed by this.
 */
async function removeWithdrawn({ table, variants }: Services, { uploadId, imageUrl }: Picture): Promise<void> {
  const isWithdrawn = async () => {
    const status = await findVariants(table, uploadId)
    return status !== undefined && 'withdrawn' in status
  }
  if (!(await isWithdrawn())) return
  await removeObjects(variants, variantKeys(imageUrl))
  if (await doubtVariants(table, uploadId)) throw new Error(`${imageUrl} was brought back while it was withdrawn`)
}

/** An earlier try that failed after the upload was removed may have left some of its variants. */
async function forgetRemoved(services: Services, picture: Picture): Promise<void> {
  if (!(await isKnown(services.table, picture.uploadId))) await removePicture(services, picture)
}

const empty = { bytes: Buffer.alloc(0), etag: 'empty' }

/** Pictures from before uploads were recorded have no record; they count as wanted while something shows them. */
async function claim({ table }: Services, { uploadId: id, imageUrl }: Picture, etag: string) {
  const claimed = await claimVariants(table, id, etag)
  // An upload that is just being removed still has its record.
  if (claimed !== 'unwanted' || (await isKnown(table, id))) return claimed
  const shown = await picturesStillShown(table, [imageUrl])
  if (!shown.has(imageUrl)) return claimed
  await recordShared(table, id)
  return claimVariants(table, id, etag)
}

async function process({ variants }: Services, { imageUrl }: Picture, file: Buffer): Promise<VariantsStatus> {
  if (file.length > limits.uploadBytes) return { refused: refusals.tooLarge }
  const decoded = await decode(file, Math.max(...variantWidths))
  if ('refused' in decoded) return decoded
  await encodeVariants(decoded, imageUrl, (variant) => putObject(variants, variant))
  const { width, height } = decoded
  return { width, height, placeholder: await placeholderOf(decoded), ...sharedOf(decoded) }
}

const sharedOf = (decoded: Decoded) => ({ shareable: true, cuts: cutCount(decoded) })

/** Makes those variants that are for who shares a page, of a picture that has had the others since before there were any. */
async function makeShared(services: Services, picture: Picture): Promise<void> {
  const { table, originals, variants } = services
  const { key, imageUrl, uploadId } = picture
  const read = await readObject(originals, key, 0, limits.uploadBytes)
  // What was sent to the address later is not what is shown.
  if (!read || !(await isMadeOf(table, uploadId, read.etag))) return
  const decoded = await decode(read.bytes, Math.max(...variantWidths))
  if ('refused' in decoded) return
  await encodeShared(decoded, imageUrl, (variant) => putObject(variants, variant))
  if (!(await noteShared(table, uploadId, sharedOf(decoded)))) await removeWithdrawn(services, picture)
}

/**
 * Makes the variants of pictures that are shown but have none, or lack some, such as those from before there were any, until a time
 * (in ms since 1970). Gives what failed; one failure keeps no other picture from being made.
 */
export async function makeMissing(services: Services, until: number): Promise<unknown[]> {
  const { table, originals } = services
  const failures: unknown[] = []
  for (const imageUrl of await picturesLackingVariants(table)) {
    const picture = pictureAt(originals, imageUrl)
    const made = picture && (await findVariants(table, picture.uploadId))
    if (!picture || (made && ('refused' in made || ('width' in made && made.cuts)))) continue
    if (Date.now() > until) break
    try {
      await (made && 'width' in made ? makeShared(services, picture) : makeVariants(services, picture.key))
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}
