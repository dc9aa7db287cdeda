import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { seenText } from './typed-text.ts'

const placeholderAddress = /^data:image\/webp;base64,[\w+/]+=*$/

/** What is known of a picture once its variants are made; pictures from before have none of it. */
export const pictureShape = {
  /** In pixels, as shown: after rotation. */
  width: z.optional(z.int().check(z.positive())),
  height: z.optional(z.int().check(z.positive())),
  /** Whether it has a variant for those who share a page. */
  shareable: z.optional(z.boolean()),
  /** A WebP some 16 pixels wide, shown enlarged and blurred until the picture comes. */
  placeholder: z.optional(z.string().check(z.maxLength(limits.placeholder), z.regex(placeholderAddress))),
}

export const imageSchema = z.object({
  id: z.string(),
  imageUrl: z.string().check(z.maxLength(limits.imageUrl)),
  caption: z.nullable(z.string().check(z.maxLength(limits.caption))),
  isPrimary: z.boolean(),
  displayOrder: z.int(),
  createdAt: z.iso.datetime(),
  ...pictureShape,
})
export type Image = z.infer<typeof imageSchema>

export const propertyImageSchema = z.extend(imageSchema, { propertyId: z.string() })
export type PropertyImage = z.infer<typeof propertyImageSchema>

export const unitImageSchema = z.extend(imageSchema, { unitId: z.string() })
export type UnitImage = z.infer<typeof unitImageSchema>

/** As sent on save: a kept image by its id, a new one by the path of its upload (docs/product.md#calls). */
export const imageInputSchema = z.strictObject({
  id: z.optional(z.nullable(z.string())),
  url: z.string().check(z.minLength(1), z.maxLength(limits.imageUrl)),
  caption: z.optional(z.nullable(z.string().check(z.overwrite(seenText), z.maxLength(limits.caption)))),
  isPrimary: z.optional(z.boolean()),
})
export type ImageInput = z.infer<typeof imageInputSchema>
