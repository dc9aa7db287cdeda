import type { Image } from './image.ts'

export const placeholderImage = '/placeholder-house.svg'

/** Display order: the primary image first, then by displayOrder (docs/product/images.md#images). */
export function inDisplayOrder<T extends Image>(images: readonly T[]): T[] {
  return images.toSorted(
    (a, b) =>
      Number(b.isPrimary) - Number(a.isPrimary) ||
      a.displayOrder - b.displayOrder ||
      // not localeCompare: its tables take a phone tens of milliseconds to load
      (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)),
  )
}

/** The primary image, else the first one, else undefined. */
export function primaryImage<T extends Image>(images: readonly T[]): T | undefined {
  return inDisplayOrder(images)[0]
}
