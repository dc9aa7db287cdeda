import { setTimeout } from 'node:timers/promises'
import type { ImageInput } from '@porchlight/contract/images/image'
import type { UploadStatus } from '@porchlight/contract/images/upload'
import { touchObject } from '../aws/bucket.ts'
import type { DesiredImage } from '../data/images/image-plan.ts'
import { type Dimensions, findUpload, keepForNow } from '../data/uploads/upload-repository.ts'
import { invalidInput, KnownError } from '../errors.ts'
import { mapWithConcurrency } from '../map-with-concurrency.ts'
import type { Services } from './image-objects.ts'
import { type Image, imageAt } from './image-url.ts'
import { inspect, refusals } from './inspect.ts'

type UploadServices = Pick<Services, 'table' | 'originals'>

const CONCURRENT_UPLOADS = 6
/** A save's call has 29 s, and storing takes the rest. */
const timeoutMs = 20_000
const pollMs = 250
const foreign = 'This is not the address of an upload to this site'

/**
 * Checks every new image of a save and waits for their variants. Throws `invalidInput` naming the field of each
 * unusable image, with a reason for its uploader, and `unavailable` if variants are not ready in time. `again`:
 * variants of unreferenced images may have been deleted and are made again, which needs the permission to write
 * originals.
 */
export async function acceptUploads(
  services: UploadServices,
  images: readonly ImageInput[],
  { again = false }: { again?: boolean } = {},
): Promise<DesiredImage[]> {
  const issues: { path: string; message: string }[] = []
  const accepted = images.map((image): DesiredImage => {
    const { id, url, ...said } = image
    return { ...(id && { id }), imageUrl: url, ...said }
  })
  const deadline = Date.now() + timeoutMs
  const failures: unknown[] = []
  await mapWithConcurrency(accepted.entries(), CONCURRENT_UPLOADS, async ([n, image]) => {
    if (image.id) return
    try {
      const upload = await waitForVariants(services, image.imageUrl, { deadline, again })
      if ('problem' in upload) issues.push({ path: `images.${n}.url`, message: upload.problem })
      else Object.assign(image, upload)
    } catch (error) {
      failures.push(error)
    }
  })
  // An unusable image is reported first, since waiting for another one would not help.
  if (issues.length > 0) throw refusal(issues.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true })))
  if (failures.length > 0) throw failures[0]
  return accepted
}

/** Works like `acceptUploads`. */
export async function acceptHeroUpload(services: UploadServices, imageUrl: string): Promise<Accepted> {
  const upload = await waitForVariants(services, imageUrl, { deadline: Date.now() + timeoutMs, again: false })
  if ('problem' in upload) throw refusal([{ path: 'imageUrl', message: upload.problem }])
  return upload
}

type Accepted = Pick<Image, 'imageUrl' | 'uploadId'> & Dimensions

/** Returns the upload status as far as it is known. */
export async function readUploadStatus(services: UploadServices, imageUrl: string): Promise<UploadStatus> {
  const state = await readState(services, imageUrl)
  if (!state) return { uploadStatus: 'waiting' }
  if ('removed' in state) return { uploadStatus: 'refused', reason: refusals.removed }
  return 'problem' in state ? { uploadStatus: 'refused', reason: state.problem } : { uploadStatus: 'usable' }
}

/** Throws `unavailable` at the deadline. */
async function waitForVariants(
  services: UploadServices,
  url: string,
  { deadline, again }: { deadline: number; again: boolean },
): Promise<Accepted | { problem: string }> {
  for (;;) {
    const state = await readState(services, url)
    if (state && 'removed' in state) {
      if (!again || !(await requestVariants(services, state.removed))) return { problem: refusals.removed }
    } else if (state) return state
    if (Date.now() > deadline) throw notReady(url)
    await setTimeout(pollMs)
  }
}

/** The bucket sends the event of the original's arrival once more. */
async function requestVariants({ table, originals }: UploadServices, { uploadId, key }: Image): Promise<boolean> {
  return (await keepForNow(table, uploadId)) && (await touchObject(originals, key))
}

/** Returns undefined while variants are being made, `removed` if they were deleted for lack of references. */
async function readState(
  { table, originals }: UploadServices,
  url: string,
): Promise<Accepted | { problem: string } | { removed: Image } | undefined> {
  const image = imageAt(originals, url)
  if (!image) return { problem: foreign }
  const { imageUrl, uploadId, key } = image
  const problem = await inspect(originals, key)
  if (problem) return { problem }
  const upload = await findUpload(table, uploadId)
  if (!upload || upload.isRemoving) return { problem: refusals.removed }
  const { status, reason, variants, unreferencedSince, keptUntil, width, height, placeholder } = upload
  if (status === 'refused') return { problem: reason ?? refusals.failed }
  if (variants === 'made' && width && height && placeholder) return { imageUrl, uploadId, width, height, placeholder }
  const isRetained = !unreferencedSince || (keptUntil && keptUntil > new Date().toISOString())
  return isRetained ? undefined : { removed: image }
}

const refusal = (issues: { path: string; message: string }[]) => invalidInput(issues, issues[0]?.message)

const notReady = (url: string) =>
  new KnownError('unavailable', 'Your images are still being prepared. Please try again in a moment.', {
    headers: { 'retry-after': '5' },
    cause: new Error(`The upload ${url} has no variants yet`),
  })
