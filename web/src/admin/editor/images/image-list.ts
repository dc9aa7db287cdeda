import { type Image, type ImageInput, imageKinds } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { limits } from '@porchlight/contract/limits'
import { trimText } from '@porchlight/contract/text/trim-text'
import * as z from 'zod/mini'

/** New images have no ID, only the path of their upload. */
export const editedImageSchema = z.object({
  key: z.string(),
  id: z.optional(z.string()),
  url: z.string(),
  caption: z.string(),
  alt: z.optional(z.string()),
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  kind: z.optional(z.enum(imageKinds)),
  isPrimary: z.boolean(),
  /** Why the image cannot be used. It is shown with this reason and not saved. */
  problem: z.optional(z.string()),
  /** Position from 0 before a removal, which can be undone until the next save. */
  removedFrom: z.optional(z.int()),
})
export type EditedImage = z.infer<typeof editedImageSchema>
/** Removed images are at the end. */
export type ImageList = readonly EditedImage[]

const isDisplayed = ({ removedFrom }: EditedImage) => removedFrom === undefined
const isUsed = (image: EditedImage) => isDisplayed(image) && image.problem === undefined

/** Returns the ID of the control with an image's description. */
export const altControlId = (key: string) => `describe-${key}`

/** Returns all but the removed images. */
export const displayedImages = (images: ImageList): EditedImage[] => images.filter(isDisplayed)

/** Converts stored images for the editor, in display order and with exactly one primary image. */
export function editImages(images: readonly Image[]): EditedImage[] {
  return normalizeImages(
    inDisplayOrder(images).map(({ id, imageUrl, caption, alt, focus, kind, isPrimary }) => ({
      key: id,
      id,
      url: imageUrl,
      caption: caption ?? '',
      alt,
      focus,
      kind,
      isPrimary,
    })),
  )
}

/** Rebases an edited list on the saved one: drops images that no longer exist, and adds those of others at the end. */
export function rebaseImages(images: ImageList, saved: ImageList): EditedImage[] {
  const remaining = images.filter(({ id, key }) => id === undefined || hasKey(saved, key))
  return normalizeImages([...remaining, ...saved.filter(({ key }) => !hasKey(images, key))])
}

export const withStored = (images: ImageList, stored: readonly Image[]): EditedImage[] =>
  rebaseImages(images, editImages(stored))

export const hasKey = (images: ImageList, key: string): boolean => images.some((image) => image.key === key)

/** Adds the IDs that a save with a lost response has stored. */
export const withIds = (images: ImageList, stored: readonly Image[]): EditedImage[] =>
  images.map((image) => {
    const id = image.id ?? stored.find(({ imageUrl }) => imageUrl === image.url)?.id
    return id === undefined ? image : { ...image, id, key: id }
  })

/** Leaves out unusable images; empty texts become null. */
export function imageInputs(images: ImageList): ImageInput[] {
  return images.filter(isUsed).map(({ id, url, caption, alt, focus, kind = 'photo', isPrimary }) => ({
    ...(id === undefined ? {} : { id }),
    url,
    caption: trimText(caption) || null,
    alt: trimText(alt ?? '') || null,
    focus: focus ?? null,
    kind,
    isPrimary,
  }))
}

/** The first becomes primary if there is none (docs/product/images.md#images). */
export function addImages(images: ImageList, urls: readonly string[]): EditedImage[] {
  const added = urls.map((url) => ({ key: url, url, caption: '', isPrimary: false }))
  return normalizeImages([...images, ...added])
}

/** The first remaining image then becomes primary if needed. */
export function removeImage(images: ImageList, key: string): EditedImage[] {
  return normalizeImages(images.filter((image) => image.key !== key))
}

/** Makes an image the only primary one. */
export function makePrimary(images: ImageList, key: string): EditedImage[] {
  return images.map((image) => ({ ...image, isPrimary: image.key === key }))
}

/** Makes an image a floor plan or a photo. */
export function changeKind(images: ImageList, key: string, kind: EditedImage['kind']): EditedImage[] {
  return normalizeImages(changeImage(images, key, { kind }))
}

export const isFloorPlan = ({ kind }: Pick<EditedImage, 'kind'>) => kind === 'floor-plan'

/** Changes one image. */
export function changeImage(images: ImageList, key: string, changes: Partial<EditedImage>): EditedImage[] {
  return images.map((image) => (image.key === key ? { ...image, ...changes } : image))
}

/** Shows another file in an image's place, such as an edited copy; without an ID it is saved as a new image. */
export function swapFile(
  images: ImageList,
  key: string,
  { id, url, focus }: Pick<EditedImage, 'id' | 'url' | 'focus'>,
): EditedImage[] {
  return changeImage(images, key, { id, url, focus, problem: undefined })
}

/** Returns a focal point after a turn to the right. */
export const turnedFocus = (focus: EditedImage['focus']) => focus && { x: 1 - focus.y, y: focus.x }

/** `reasons` has a reason by image path. */
export function refuseImages(images: ImageList, reasons: ReadonlyMap<string, string>): EditedImage[] {
  return normalizeImages(images.map((image) => ({ ...image, problem: reasons.get(image.url) ?? image.problem })))
}

/** Returns how many images one upload may add. */
export const uploadRoom = (images: ImageList): number =>
  Math.max(0, Math.min(limits.imagesPerUpload, limits.imagesPerParent - displayedImages(images).length))

/** Moves removed images to the end and ensures a primary image among the others. */
export function normalizeImages(images: ImageList): EditedImage[] {
  const list = [...images.filter(isDisplayed), ...images.filter((image) => !isDisplayed(image))]
  const hasPhotos = list.some((image) => isUsed(image) && !isFloorPlan(image))
  const candidates = list.filter((image) => isUsed(image) && !(hasPhotos && isFloorPlan(image)))
  const primary = candidates.find(({ isPrimary }) => isPrimary) ?? candidates[0]
  // Restoring a removed image makes it primary again.
  return list.map((image) => (isDisplayed(image) ? { ...image, isPrimary: image === primary } : image))
}
