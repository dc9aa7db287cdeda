import { displayedImages, type EditedImage, type ImageList, makePrimary, normalizeImages } from './image-list.ts'

/** `removedFrom` of a replaced image, which cannot be restored. */
const REPLACED = -1

type Keys = ReadonlySet<string>

/** Keeps their order. Undefined `before` is the end. */
export function moveImages(images: ImageList, keys: Keys, before: string | undefined): EditedImage[] {
  const moved = images.filter(({ key }) => keys.has(key))
  const others = images.filter(({ key }) => !keys.has(key))
  const at = before === undefined ? displayedImages(others).length : others.findIndex(({ key }) => key === before)
  return others.toSpliced(Math.max(0, at), 0, ...moved)
}

/** Marks images as removed. The next save makes it final. */
export function softRemove(images: ImageList, keys: Keys): EditedImage[] {
  return normalizeImages(
    images.map((image, position) => (keys.has(image.key) ? { ...image, removedFrom: position } : image)),
  )
}

/** By position. Replaced images cannot be restored. */
export const removedImages = (images: ImageList): EditedImage[] =>
  images
    .filter(({ removedFrom = REPLACED }) => removedFrom !== REPLACED)
    .toSorted((a, b) => (a.removedFrom ?? 0) - (b.removedFrom ?? 0))

/** To their positions, and the primary one as primary. */
export function restoreRemoved(images: ImageList): EditedImage[] {
  const restored = removedImages(images)
  const list = images.filter((image) => !restored.includes(image))
  for (const { removedFrom = 0, ...image } of restored) list.splice(removedFrom, 0, image)
  const primary = restored.find(({ isPrimary }) => isPrimary)
  return normalizeImages(primary ? makePrimary(list, primary.key) : list)
}

/** The new image takes over the texts. The next save deletes the stored one. */
export function replaceImage(images: ImageList, key: string, url: string): EditedImage[] {
  const position = images.findIndex((image) => image.key === key)
  const old = images[position]
  if (!old) return [...images]
  const { caption, alt, kind, isPrimary } = old
  const replacedImage = old.id === undefined ? [] : [{ ...old, removedFrom: REPLACED }]
  return normalizeImages([...images.with(position, { key: url, url, caption, alt, kind, isPrimary }), ...replacedImage])
}
