import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { emptyIfInvisible } from '../text/trim-text.ts'

const placeholderAddress = /^data:image\/webp;base64,[\w+/]+=*$/

const share = z.number().check(z.gte(0, { abort: true }), z.lte(1, { abort: true }))
/** The point of a picture that is to stay in sight wherever it is cut: shares of its width and its height, 0 to 1. */
const focusSchema = z.strictObject({ x: share, y: share })

/** What people say of a picture itself, wherever it is shown. */
const saidOfImage = {
  /** What can be seen, for those who cannot see it. Left out where nobody said. */
  alt: z.optional(z.string().check(z.maxLength(limits.alt))),
  focus: z.optional(focusSchema),
}

/** The same as sent on save: what is left out stays as it is stored, null takes it away. */
export const imageInput = {
  alt: z.optional(z.nullable(z.string().check(z.overwrite(emptyIfInvisible), z.maxLength(limits.alt)))),
  // as a union, what is wrong with a part is an issue of the whole
  focus: z.optional(z.union([focusSchema, z.literal(null)], 'A point is {x, y}, each from 0 to 1')),
}

/** What is said of a picture, and what is known once its variants are made. */
export const imageShape = {
  ...saidOfImage,
  /** In pixels, as shown: after rotation. */
  width: z.optional(z.int().check(z.positive())),
  height: z.optional(z.int().check(z.positive())),
  /** The focal point of the share picture that exists (picture.ts). */
  sharedFocus: z.optional(focusSchema),
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
  ...imageShape,
})
export type Image = z.infer<typeof imageSchema>

export const propertyImageSchema = z.extend(imageSchema, { propertyId: z.string() })
export type PropertyImage = z.infer<typeof propertyImageSchema>

export const unitImageSchema = z.extend(imageSchema, { unitId: z.string() })
export type UnitImage = z.infer<typeof unitImageSchema>

/** As sent on save: a kept image by its id, a new one by the path of its upload (docs/product/api.md#endpoints). */
export const imageInputSchema = z.strictObject({
  id: z.optional(z.nullable(z.string())),
  url: z.string().check(z.minLength(1), z.maxLength(limits.imageUrl)),
  caption: z.optional(z.nullable(z.string().check(z.overwrite(emptyIfInvisible), z.maxLength(limits.caption)))),
  isPrimary: z.optional(z.boolean()),
  ...imageInput,
})
export type ImageInput = z.infer<typeof imageInputSchema>
