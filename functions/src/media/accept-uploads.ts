import type { ImageInput } from '@porchlight/contract/image'
import type { WantedImage } from '../data/album.ts'
import { invalidInput } from '../errors.ts'
import { type Picture, pictureAt } from './image-url.ts'
import { inspect } from './inspect.ts'
import type { Storage } from './storage.ts'

const atOnce = 6
const foreign = 'This is not the address of an upload to this site'

/**
 * Looks at every new picture of a save. Gives the images with the uploads that they came by; throws `invalidInput`
 * naming each field that brings a picture which cannot be used, in words for the person who uploaded it.
 */
export async function acceptUploads(storage: Storage, images: readonly ImageInput[]): Promise<WantedImage[]> {
  const issues: { path: string; message: string }[] = []
  const accepted = images.map((image): WantedImage => {
    const { id, url, caption, isPrimary } = image
    return { ...(id && { id }), imageUrl: url, caption, isPrimary }
  })
  const queue = accepted.entries()
  const lane = async () => {
    for (const [n, image] of queue) {
      if (image.id) continue
      const picture = pictureAt(storage, image.imageUrl)
      const problem = picture ? await inspect(storage, picture.key) : foreign
      if (problem) issues.push({ path: `images.${n}.url`, message: problem })
      if (picture) Object.assign(image, { imageUrl: picture.imageUrl, uploadId: picture.uploadId })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (issues.length > 0) throw refusal(issues.toSorted((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true })))
  return accepted
}

/** The same for the one picture of a hero image. */
export async function acceptHeroUpload(storage: Storage, imageUrl: string): Promise<Picture> {
  const picture = pictureAt(storage, imageUrl)
  const problem = picture ? await inspect(storage, picture.key) : foreign
  if (!picture || problem) throw refusal([{ path: 'imageUrl', message: problem ?? foreign }])
  return picture
}

const refusal = (issues: { path: string; message: string }[]) => invalidInput(issues, issues[0]?.message)
