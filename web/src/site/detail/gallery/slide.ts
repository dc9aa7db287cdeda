import type { Image } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import type { DisplayedImage } from '../../../shared/ui/responsive-image.tsx'

/** `alt` is never empty; the other texts may be. */
export interface Slide {
  id: string
  image: DisplayedImage
  alt: string
  caption: string
  /** The description or caption, which distinguishes it from the others. */
  label: string
}

/**
 * Returns the images in display order (docs/product/images.md#images). Images without a description are named by
 * `subject`, position and caption.
 */
export function toSlides(images: readonly Image[], subject: string): Slide[] {
  return inDisplayOrder(images).map((image, index, all) => {
    const caption = image.caption?.trim() ?? ''
    const position = all.length > 1 ? `, photo ${index + 1} of ${all.length}` : ''
    const alt = image.alt ?? `${subject}${position}${caption && `: ${caption}`}`
    return { id: image.id, image, caption, alt, label: image.alt ?? caption }
  })
}
