import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { emptyIfInvisible } from '../text/trim-text.ts'

const placeholderAddress = /^data:image\/webp;base64,[\w+/]+=*$/

const share = z.number().check(z.gte(0, { abort: true }), z.lte(1, { abort: true }))
/** Point that every crop of an image shows, as shares of its width and height, 0 to 1. */
const focusSchema = z.strictObject({ x: share, y: share })

/** Descriptive fields of an image. */
const imageTexts = {
  /** Alternative text. Absent if there is none. */
  alt: z.optional(z.string().check(z.maxLength(limits.alt))),
  focus: z.optional(focusSchema),
}

/** Descriptive fields of a save. Absent fields stay unchanged, null clears them. */
export const imageInput = {
  alt: z.optional(z.nullable(z.string().check(z.overwrite(emptyIfInvisible), z.maxLength(limits.alt)))),
  // In a union, an error of a part becomes an issue of the whole.
  focus: z.optional(z.union([focusSchema, z.literal(null)], 'A point is {x, y}, each from 0 to 1')),
}

/** Descriptive fields of an image, and fields set when its variants are made. */
export const imageShape = {
  ...imageTexts,
  /** In pixels, after rotation. */
  width: z.optional(z.int().check(z.positive())),
  height: z.optional(z.int().check(z.positive())),
  /** Focal point of the existing share image (image-files.ts). */
  sharedFocus: z.optional(focusSchema),
  /** WebP about 16 px wide, shown enlarged and blurred until the image is loaded. */
  placeholder: z.optional(z.string().check(z.maxLength(limits.placeholder), z.regex(placeholderAddress))),
}

/** A floor plan is shown whole and is never the primary image beside photos. */
export const imageKinds = ['photo', 'floor-plan'] as const
/** Absent in a response means photo; in a save, an existing image keeps its kind. */
const kind = z.optional(z.enum(imageKinds))

export const imageSchema = z.object({
  id: z.string(),
  imageUrl: z.string().check(z.maxLength(limits.imageUrl)),
  caption: z.nullable(z.string().check(z.maxLength(limits.caption))),
  isPrimary: z.boolean(),
  displayOrder: z.int(),
  createdAt: z.iso.datetime(),
  kind,
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
  kind,
  ...imageInput,
})
export type ImageInput = z.infer<typeof imageInputSchema>
