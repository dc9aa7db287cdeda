import type { Image, ImageInput } from '@porchlight/contract/image'
import { inDisplayOrder } from '@porchlight/contract/image-order'
import { limits, newImagesPerSave } from '@porchlight/contract/limits'
import { typedText } from '@porchlight/contract/typed-text'
import * as z from 'zod/mini'

/** A picture in an editor: stored ones have an id, new ones only the path of their upload. */
export const editedImageSchema = z.object({
  key: z.string(),
  id: z.optional(z.string()),
  url: z.string(),
  caption: z.string(),
  isPrimary: z.boolean(),
})
export type EditedImage = z.infer<typeof editedImageSchema>
export type ImageList = readonly EditedImage[]

/** Stored pictures as the editor takes them, in display order; exactly one is primary. */
export function editImages(images: readonly Image[]): EditedImage[] {
  return onePrimary(
    inDisplayOrder(images).map(({ id, imageUrl, caption, isPrimary }) => ({
      key: id,
      id,
      url: imageUrl,
      caption: caption ?? '',
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
  return onePrimary([...kept, ...now.filter((image) => !has(kept, image))])
}

/** As sent on save (docs/product.md#calls); an empty caption becomes null. */
export function imageInputs(images: ImageList): ImageInput[] {
  return images.map(({ id, url, caption, isPrimary }) => ({
    ...(id === undefined ? {} : { id }),
    url,
    caption: typedText(caption) || null,
    isPrimary,
  }))
}

/** The first picture uploaded becomes primary when none exists (docs/product.md#pictures). */
export function addImages(images: ImageList, urls: readonly string[]): EditedImage[] {
  const added = urls.map((url) => ({ key: url, url, caption: '', isPrimary: false }))
  return onePrimary([...images, ...added])
}

/** When the primary picture goes, the first of the rest takes its place. */
export function removeImage(images: ImageList, key: string): EditedImage[] {
  return onePrimary(images.filter((image) => image.key !== key))
}

export function makePrimary(images: ImageList, key: string): EditedImage[] {
  return images.map((image) => ({ ...image, isPrimary: image.key === key }))
}

export function captionImage(images: ImageList, key: string, caption: string): EditedImage[] {
  return images.map((image) => (image.key === key ? { ...image, caption } : image))
}

/** How many images one upload may add, and whether saving makes room for more. */
export function uploadRoom(images: ImageList): { most: number; savingHelps: boolean } {
  const stored = images.filter(({ id }) => id !== undefined).length
  const beforeSave = newImagesPerSave(stored) - (images.length - stored)
  const others = Math.min(limits.imagesPerUpload, limits.imagesPerParent - images.length)
  return { most: Math.max(0, Math.min(beforeSave, others)), savingHelps: beforeSave < others }
}

function onePrimary(images: EditedImage[]): EditedImage[] {
  const primary = images.find((image) => image.isPrimary) ?? images[0]
  return primary ? makePrimary(images, primary.key) : images
}
