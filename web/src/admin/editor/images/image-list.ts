import type { Image, ImageInput } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { limits } from '@porchlight/contract/limits'
import { trimText } from '@porchlight/contract/text/trim-text'
import * as z from 'zod/mini'

/** A picture in an editor: stored ones have an id, new ones only the path of their upload. */
export const editedImageSchema = z.object({
  key: z.string(),
  id: z.optional(z.string()),
  url: z.string(),
  caption: z.string(),
  /** What can be seen. */
  alt: z.optional(z.string()),
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  isPrimary: z.boolean(),
  /** Why it cannot be used: it is shown with the reason, and left out of what is saved. */
  problem: z.optional(z.string()),
  /** Its place from 0 before it was taken out; it goes with the next save, and can be brought back until then. */
  removedFrom: z.optional(z.int()),
})
export type EditedImage = z.infer<typeof editedImageSchema>
/** Those that were taken out stand behind the others. */
export type ImageList = readonly EditedImage[]

const isShown = ({ removedFrom }: EditedImage) => removedFrom === undefined
const isUsed = (image: EditedImage) => isShown(image) && image.problem === undefined

/** What the editor shows: all but those that were taken out. */
export const displayedImages = (images: ImageList): EditedImage[] => images.filter(isShown)

/** Stored pictures as the editor takes them, in display order; exactly one is primary. */
export function editImages(images: readonly Image[]): EditedImage[] {
  return settled(
    inDisplayOrder(images).map(({ id, imageUrl, caption, alt, focus, isPrimary }) => ({
      key: id,
      id,
      url: imageUrl,
      caption: caption ?? '',
      alt,
      focus,
      isPrimary,
    })),
  )
}

/**
 * A list that was made from what was stored before, on top of what is stored now: pictures that are gone are left out,
 * and those that somebody else added meanwhile come last.
 */
export function withStored(images: ImageList, stored: readonly Image[]): EditedImage[] {
  const now = editImages(stored)
  const has = (list: ImageList, image: EditedImage) => list.some(({ key }) => key === image.key)
  const kept = images.filter((image) => image.id === undefined || has(now, image))
  return settled([...kept, ...now.filter((image) => !has(kept, image))])
}

/** As sent on save (docs/product/api.md#endpoints): without those that cannot be used; empty texts become null. */
export function imageInputs(images: ImageList): ImageInput[] {
  return images.filter(isUsed).map(({ id, url, caption, alt, focus, isPrimary }) => ({
    ...(id === undefined ? {} : { id }),
    url,
    caption: trimText(caption) || null,
    alt: trimText(alt ?? '') || null,
    focus: focus ?? null,
    isPrimary,
  }))
}

/** The first picture uploaded becomes primary when none exists (docs/product/images.md#images). */
export function addImages(images: ImageList, urls: readonly string[]): EditedImage[] {
  const added = urls.map((url) => ({ key: url, url, caption: '', isPrimary: false }))
  return settled([...images, ...added])
}

/** When the primary picture goes, the first of the rest takes its place. */
export function removeImage(images: ImageList, key: string): EditedImage[] {
  return settled(images.filter((image) => image.key !== key))
}

export function makePrimary(images: ImageList, key: string): EditedImage[] {
  return images.map((image) => ({ ...image, isPrimary: image.key === key }))
}

/** Changes what is said of one picture. */
export function describeImage(
  images: ImageList,
  key: string,
  said: Partial<Pick<EditedImage, 'caption' | 'alt' | 'focus'>>,
): EditedImage[] {
  return images.map((image) => (image.key === key ? { ...image, ...said } : image))
}

/** Marks pictures that cannot be used: the reasons by their paths. */
export function refuseImages(images: ImageList, reasons: ReadonlyMap<string, string>): EditedImage[] {
  return settled(images.map((image) => ({ ...image, problem: reasons.get(image.url) ?? image.problem })))
}

/** Returns how many images one upload may add. */
export const uploadRoom = (images: ImageList): number =>
  Math.max(0, Math.min(limits.imagesPerUpload, limits.imagesPerParent - displayedImages(images).length))

/** With those that were taken out behind the others, and one of the others primary. */
export function settled(images: ImageList): EditedImage[] {
  const list = [...images.filter(isShown), ...images.filter((image) => !isShown(image))]
  const primary = list.find((image) => isUsed(image) && image.isPrimary) ?? list.find(isUsed)
  // one that was taken out remembers that it was primary
  return list.map((image) => (isShown(image) ? { ...image, isPrimary: image === primary } : image))
}
