import type { Image } from './image.ts'

export const placeholderImage = '/placeholder-house.svg'

/** Returns the primary image first, the others by displayOrder (docs/product/images.md#images). */
export function inDisplayOrder<T extends Image>(images: readonly T[]): T[] {
  return images.toSorted(
    (a, b) =>
      Number(b.isPrimary) - Number(a.isPrimary) ||
      a.displayOrder - b.displayOrder ||
      // Not localeCompare, whose tables take tens of ms to load on a phone.
      (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)),
  )
}

const isFloorPlan = ({ kind }: Pick<Image, 'kind'>) => kind === 'floor-plan'

export const photosOf = <T extends Image>(images: readonly T[]): T[] => images.filter((image) => !isFloorPlan(image))
export const floorPlansOf = <T extends Image>(images: readonly T[]): T[] => inDisplayOrder(images).filter(isFloorPlan)

/** Returns the primary image, else the first one, else undefined. */
export function primaryImage<T extends Image>(images: readonly T[]): T | undefined {
  return inDisplayOrder(images)[0]
}
