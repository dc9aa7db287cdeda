import type { Image } from '@porchlight/contract/images/image'
import { floorPlansOf, inDisplayOrder } from '@porchlight/contract/images/image-order'
import { floorPlanCopy } from '../property-copy.ts'

/**
 * Returns the images in display order (docs/product/images.md#images). Images without a description are named by
 * `subject`, position and caption; `label` distinguishes an image from the others and may be empty.
 */
export function toSlides(images: readonly Image[], subject: string, noun = 'photo') {
  return inDisplayOrder(images).map((image, index, all) => {
    const caption = image.caption?.trim() ?? ''
    const position = all.length > 1 ? `, ${noun} ${index + 1} of ${all.length}` : ''
    const alt = image.alt ?? `${subject}${position}${caption && `: ${caption}`}`
    return { id: image.id, image, caption, alt, label: image.alt ?? caption }
  })
}
export type Slide = ReturnType<typeof toSlides>[number]

export const planSlides = (images: readonly Image[], subject: string): Slide[] =>
  toSlides(floorPlansOf(images), floorPlanCopy.alt(subject), 'plan')
