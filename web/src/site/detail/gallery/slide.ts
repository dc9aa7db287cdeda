import type { Image } from '@porchlight/contract/images/image'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import type { DisplayedImage } from '../../../shared/ui/responsive-image.tsx'

/** One picture of a gallery, ready to show: `alt` is never empty, the others are empty where there is nothing to say. */
export interface Slide {
  id: string
  image: DisplayedImage
  alt: string
  caption: string
  /** What tells it from the others: what can be seen, else the caption. */
  label: string
}

/**
 * Pictures in display order (docs/product/images.md#images). `subject` is what they show, such as a home and where it is: it
 * names each, before its caption, if it has one, where nobody said what can be seen. Gives an empty list when there are none.
 */
export function toSlides(images: readonly Image[], subject: string): Slide[] {
  return inDisplayOrder(images).map((image, index, all) => {
    const caption = image.caption?.trim() ?? ''
    const position = all.length > 1 ? `, picture ${index + 1} of ${all.length}` : ''
    const alt = image.alt ?? `${subject}${position}${caption && `: ${caption}`}`
    return { id: image.id, image, caption, alt, label: image.alt ?? caption }
  })
}
