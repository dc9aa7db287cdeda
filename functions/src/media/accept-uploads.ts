import type { ImageInput } from '@porchlight/contract/image'
import type { WantedImage } from '../data/images/image-plan.ts'
import type { Dimensions } from '../data/uploads/variants-repository.ts'
import { invalidInput } from '../errors.ts'
import { type Picture, pictureAt } from './image-url.ts'
import { inspect } from './inspect.ts'
import type { Services } from './picture-objects.ts'
import { variantsOf, waitingTime } from './wait-for-variants.ts'

type Known = Pick<Services, 'table' | 'originals'>

const atOnce = 6
const foreign = 'This is not the address of an upload to this site'

/**
 * Looks at every new picture of a save, and waits for their variants. Gives the images with the uploads that they came
 * by; throws `invalidInput` naming each field that brings a picture which cannot be used, in words for the person who
 * uploaded it, and `unavailable` when variants are not there in time.
 */
export async function acceptUploads(known: Known, images: readonly ImageInput[]): Promise<WantedImage[]> {
  const issues: { path: string; message: string }[] = []
  const accepted = images.map((image): WantedImage => {
    const { id, url, caption, isPrimary } = image
    return { ...(id && { id }), imageUrl: url, caption, isPrimary }
  })
  const deadline = waitingTime()
  const queue = accepted.entries()
  const lane = async () => {
    for (const [n, image] of queue) {
      if (image.id) continue
      const upload = await look(known, image.imageUrl, deadline)
      if ('problem' in upload) issues.push({ path: `images.${n}.url`, message: upload.problem })
      else Object.assign(image, upload)
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: atOnce }, lane))
  // What is wrong with a picture is worth more than that another one is not ready.
  if (issues.length > 0) throw refusal(issues.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true })))
  for (const outcome of lanes) if (outcome.status === 'rejected') throw outcome.reason
  return accepted
}

/** The same for the one picture of a hero image. */
export async function acceptHeroUpload(known: Known, imageUrl: string): Promise<Upload> {
  const upload = await look(known, imageUrl, waitingTime())
  if ('problem' in upload) throw refusal([{ path: 'imageUrl', message: upload.problem }])
  return upload
}

type Upload = Pick<Picture, 'imageUrl' | 'uploadId'> & Dimensions

async function look({ table, originals }: Known, url: string, deadline: number): Promise<Upload | { problem: string }> {
  const picture = pictureAt(originals, url)
  if (!picture) return { problem: foreign }
  const { imageUrl, uploadId, key } = picture
  const problem = await inspect(originals, key)
  if (problem) return { problem }
  const made = await variantsOf(table, uploadId, deadline)
  return 'refused' in made ? { problem: made.refused } : { imageUrl, uploadId, ...made }
}

const refusal = (issues: { path: string; message: string }[]) => invalidInput(issues, issues[0]?.message)
