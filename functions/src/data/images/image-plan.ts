import type { Issue } from '@porchlight/contract/error'
import type { Image, ImageInput } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { invalidInput } from '../../errors.ts'

/** imageUrl is a path on the site. */
export interface NewImage extends Omit<ImageInput, 'id' | 'url'> {
  imageUrl: string
  /** Pixels and a data address, known once variants exist. */
  width?: number
  height?: number
  placeholder?: string
  /** Absent for an image without an upload in the table. */
  uploadId?: string
}

/** An existing image by id, a new one by path. */
export interface DesiredImage extends NewImage {
  id?: string
}

export interface ImagePlan<T> {
  /** All images in the order of the list. */
  images: T[]
  /** `path` names the request field of the image. */
  added: { image: T; uploadId: string | undefined; path: string }[]
  changed: T[]
  removed: T[]
}

/**
 * A new image whose path is attached here already counts as that image, so a repeated save changes nothing. Throws
 * `invalidInput` for another owner's image and for a repeated one.
 */
export function planImages<T extends Image>(
  current: readonly T[],
  desired: readonly DesiredImage[],
  make: (image: Omit<Image, 'id'>) => T,
  now: string,
): ImagePlan<T> {
  const known = desired.map(({ id, imageUrl }) =>
    current.find((image) => (id ? image.id === id : image.imageUrl === imageUrl)),
  )
  refuse(desired.flatMap(({ id }, n) => (id && !known[n] ? [issue(n, 'id', 'There is no such image here')] : [])))
  refuse(repetitions(desired, known))

  const plan: ImagePlan<T> = { images: [], added: [], changed: [], removed: [] }
  const primary = primaryOf(desired.map((input, n) => ({ ...input, ...textsOf(input, known[n]) })))
  for (const [displayOrder, input] of desired.entries()) {
    const place = { isPrimary: displayOrder === primary, displayOrder }
    const before = known[displayOrder]
    const image = before
      ? { ...before, ...place, ...textsOf(input, before) }
      : make({ ...imageOf(input), ...textsOf(input), ...place, createdAt: now })
    plan.images.push(image)
    if (!before) {
      plan.added.push({ image, uploadId: input.uploadId, path: `images.${displayOrder}.url` })
    } else if (differ(before, image)) plan.changed.push(image)
  }
  plan.removed = current.filter((image) => !known.includes(image))
  return plan
}

interface Candidate {
  isPrimary?: boolean | undefined
  kind?: Image['kind']
}

/** Returns the index of the first image that asks to be primary, else 0; a floor plan only without photos. */
function primaryOf(images: readonly Candidate[]): number {
  const hasPhotos = images.some(isPhoto)
  const canBePrimary = (image: Candidate) => isPhoto(image) || !hasPhotos
  const asked = images.findIndex((image) => image.isPrimary && canBePrimary(image))
  return asked >= 0 ? asked : Math.max(0, images.findIndex(canBePrimary))
}

const isPhoto = ({ kind }: Candidate) => kind !== 'floor-plan'

const imageOf = ({ imageUrl, width, height, placeholder }: DesiredImage) => ({
  imageUrl,
  width,
  height,
  placeholder,
})

/** Absent fields keep their values. */
function textsOf({ caption, alt, focus, kind }: DesiredImage, before: Partial<Image> = {}) {
  return {
    kind: (kind ?? before.kind) === 'floor-plan' ? ('floor-plan' as const) : undefined,
    caption: (caption === undefined ? before.caption : caption) || null,
    alt: (alt === undefined ? before.alt : alt) || undefined,
    focus: (focus === undefined ? before.focus : focus) ?? undefined,
  }
}

/** Returns the indexes of images that an earlier entry names already. */
function repetitions(desired: readonly DesiredImage[], known: readonly (Image | undefined)[]): Issue[] {
  const urls = new Set<string>()
  return desired.flatMap(({ id, imageUrl }, n) => {
    const url = known[n]?.imageUrl ?? imageUrl
    if (urls.has(url)) return [issue(n, id ? 'id' : 'url', 'This image is in the list twice')]
    urls.add(url)
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
  a.kind !== b.kind ||
  a.focus?.x !== b.focus?.x ||
  a.focus?.y !== b.focus?.y ||
  a.isPrimary !== b.isPrimary ||
  a.displayOrder !== b.displayOrder

/** Returns undefined if the image does not exist. */
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
