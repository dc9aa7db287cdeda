import type { HeroImage } from '@porchlight/contract/hero'

/** Ids with one of them moved to another place; places from 0, those outside the list change nothing. */
export function moveId(ids: readonly string[], from: number, to: number): string[] {
  const moved = ids[from]
  if (moved === undefined || to < 0 || to >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/**
 * The images in the order of the ids, or as stored when no order was chosen. An id without an image is passed over; an
 * image that came since stands behind.
 */
export function inOrder(images: readonly HeroImage[], ids: readonly string[] | undefined): HeroImage[] {
  if (!ids) return [...images]
  const named = ids.flatMap((id) => images.find((image) => image.id === id) ?? [])
  return [...named, ...images.filter(({ id }) => !ids.includes(id))]
}
