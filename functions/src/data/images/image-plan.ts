import type { Issue } from '@porchlight/contract/error'
import type { Image, ImageInput } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { invalidInput } from '../../errors.ts'

/** A picture that is stored already, to be attached, and what is said of it; imageUrl is its path on the site. */
export interface NewImage extends Omit<ImageInput, 'id' | 'url'> {
  imageUrl: string
  /** Size in pixels and stand-in (a data address) of its variants. */
  width?: number
  height?: number
  placeholder?: string
  /** The upload that it came by; absent for an image of which the table knows no upload. */
  uploadId?: string
}

/** An image as it is to be after a save: a kept one by its id, a new one by its path. */
export interface DesiredImage extends NewImage {
  id?: string
}

/** What a save changes in the images of one property or unit. */
export interface ImagePlan<T> {
  /** All of them, in the order of the list. */
  images: T[]
  /** `path` names the field of the request that brought the image. */
  added: { image: T; uploadId: string | undefined; path: string }[]
  /** Stored ones that differ from what is stored. */
  changed: T[]
  removed: T[]
}

/**
 * Compares the images that there are with those that are wanted. A new image whose path is attached
 * here already counts as that image, so that a repeated save changes nothing. Throws `invalidInput` for an image of something else and for one that
 * stands in the list twice.
 */
export function planImages<T extends Image>(
  current: readonly T[],
  wanted: readonly DesiredImage[],
  make: (image: Omit<Image, 'id'>) => T,
  now: string,
): ImagePlan<T> {
  const known = wanted.map(({ id, imageUrl }) =>
    current.find((image) => (id ? image.id === id : image.imageUrl === imageUrl)),
  )
  refuse(wanted.flatMap(({ id }, n) => (id && !known[n] ? [issue(n, 'id', 'There is no such image here')] : [])))
  refuse(repetitions(wanted, known))

  const plan: ImagePlan<T> = { images: [], added: [], changed: [], removed: [] }
  const primary = primaryOf(wanted)
  for (const [displayOrder, wish] of wanted.entries()) {
    const place = { isPrimary: displayOrder === primary, displayOrder }
    const before = known[displayOrder]
    const image = before
      ? { ...before, ...place, ...saidOf(wish, before) }
      : make({ ...imageOf(wish), ...saidOf(wish), ...place, createdAt: now })
    plan.images.push(image)
    if (!before) {
      plan.added.push({ image, uploadId: wish.uploadId, path: `images.${displayOrder}.url` })
    } else if (differ(before, image)) plan.changed.push(image)
  }
  plan.removed = current.filter((image) => !known.includes(image))
  return plan
}

/** Exactly one image is primary: gives the place of the first that asks for it, else of the first (0). */
const primaryOf = (images: readonly { isPrimary?: boolean }[]) =>
  Math.max(
    0,
    images.findIndex(({ isPrimary }) => isPrimary),
  )

const imageOf = ({ imageUrl, width, height, placeholder }: DesiredImage) => ({
  imageUrl,
  width,
  height,
  placeholder,
})

/** What a save says of an image; what it leaves out stays as it was before. */
function saidOf({ caption, alt, focus }: DesiredImage, before: Partial<Image> = {}) {
  return {
    caption: (caption === undefined ? before.caption : caption) || null,
    alt: (alt === undefined ? before.alt : alt) || undefined,
    focus: (focus === undefined ? before.focus : focus) ?? undefined,
  }
}

/** Places in the list that name an image which an earlier one names already. */
function repetitions(wanted: readonly DesiredImage[], known: readonly (Image | undefined)[]): Issue[] {
  const seen = new Set<string>()
  return wanted.flatMap(({ id, imageUrl }, n) => {
    const picture = known[n]?.imageUrl ?? imageUrl
    if (seen.has(picture)) return [issue(n, id ? 'id' : 'url', 'This image is in the list twice')]
    seen.add(picture)
    return []
  })
}

const issue = (n: number, field: string, message: string): Issue => ({ path: `images.${n}.${field}`, message })

function refuse(issues: Issue[]): void {
  if (issues.length > 0) throw invalidInput(issues)
}

const differ = (a: Image, b: Image) =>
  a.caption !== b.caption ||
  a.alt !== b.alt ||
  a.focus?.x !== b.focus?.x ||
  a.focus?.y !== b.focus?.y ||
  a.isPrimary !== b.isPrimary ||
  a.displayOrder !== b.displayOrder

/** The plan that removes one image and keeps the others in their display order; undefined when it is not there. */
export function planWithout<T extends Image>(current: readonly T[], id: string): ImagePlan<T> | undefined {
  const removed = current.filter((image) => image.id === id)
  if (removed.length === 0) return undefined
  const others = inDisplayOrder(current.filter((image) => image.id !== id))
  const primary = primaryOf(others)
  const images = others.map((image, n) =>
    image.isPrimary === (n === primary) ? image : { ...image, isPrimary: n === primary },
  )
  const changed = images.filter((image) => !others.includes(image))
  return { images, added: [], changed, removed }
}
