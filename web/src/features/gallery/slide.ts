import { type Image, inDisplayOrder } from '@porchlight/contract/image'

/** One picture of a gallery, ready to show: `alt` is never empty, `caption` is empty when there is none. */
export interface Slide {
  id: string
  src: string
  alt: string
  caption: string
}

/**
 * Pictures in display order (spec section 3). `subject` is what they show, such as the property's title: it
 * describes those that carry no caption. Gives an empty list when there are none.
 */
export function toSlides(images: readonly Image[], subject: string): Slide[] {
  return inDisplayOrder(images).map(({ id, imageUrl, caption }, index, all) => {
    const text = caption?.trim() ?? ''
    return { id, src: imageUrl, caption: text, alt: text || `${subject}, picture ${index + 1} of ${all.length}` }
  })
}
