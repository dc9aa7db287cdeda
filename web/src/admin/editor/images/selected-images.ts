import { displayedImages, type EditedImage, type ImageList, makePrimary, settled } from './image-list.ts'

/** The place of a picture that another one has taken. */
const replaced = -1

type Keys = ReadonlySet<string>

/** Puts pictures, in their present order, before another one; at the end when that is undefined. */
export function moveImages(images: ImageList, keys: Keys, before: string | undefined): EditedImage[] {
  const moved = images.filter(({ key }) => keys.has(key))
  const others = images.filter(({ key }) => !keys.has(key))
  const at = before === undefined ? displayedImages(others).length : others.findIndex(({ key }) => key === before)
  return others.toSpliced(Math.max(0, at), 0, ...moved)
}

/** Takes pictures out until the next save. */
export function takeOut(images: ImageList, keys: Keys): EditedImage[] {
  return settled(images.map((image, place) => (keys.has(image.key) ? { ...image, removedFrom: place } : image)))
}

/** Those that can be brought back, which ones that were replaced cannot. */
export const takenOut = (images: ImageList): EditedImage[] =>
  images.filter(({ removedFrom = replaced }) => removedFrom !== replaced)

/** Brings those back to where they were, and the primary one to be primary again. */
export function bringBack(images: ImageList): EditedImage[] {
  const back = takenOut(images)
  const list = images.filter((image) => !back.includes(image))
  for (const { removedFrom = 0, ...image } of back.toSorted((a, b) => (a.removedFrom ?? 0) - (b.removedFrom ?? 0)))
    list.splice(removedFrom, 0, image)
  const primary = back.find(({ isPrimary }) => isPrimary)
  return settled(primary ? makePrimary(list, primary.key) : list)
}

/** Puts an uploaded picture in the place of another one, with its texts; the stored one goes with the next save. */
export function replaceImage(images: ImageList, key: string, url: string): EditedImage[] {
  const place = images.findIndex((image) => image.key === key)
  const old = images[place]
  if (!old) return [...images]
  const { caption, alt, isPrimary } = old
  const gone = old.id === undefined ? [] : [{ ...old, removedFrom: replaced }]
  return settled([...images.with(place, { key: url, url, caption, alt, isPrimary }), ...gone])
}
