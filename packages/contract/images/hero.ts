import * as z from 'zod/mini'
import { heroImageIdSchema } from '../id.ts'
import { limits } from '../limits.ts'
import { imageInput, imageShape } from './image.ts'

export const heroImageSchema = z.object({
  id: z.string(),
  imageUrl: z.string().check(z.maxLength(limits.imageUrl)),
  displayOrder: z.int(),
  createdAt: z.iso.datetime(),
  ...imageShape,
})
export type HeroImage = z.infer<typeof heroImageSchema>

/**
 * `imageUrl` is the path of the uploaded file. `displayOrder` is the current number of hero images
 * (docs/product/api.md#endpoints); the server ignores it and counts.
 */
export const heroImageInputSchema = z.strictObject({
  imageUrl: z.string().check(z.minLength(1), z.maxLength(limits.imageUrl)),
  displayOrder: z.optional(z.int().check(z.nonnegative())),
  ...imageInput,
})
export type HeroImageInput = z.infer<typeof heroImageInputSchema>

/** Changes of a stored hero image. Absent fields stay unchanged. */
export const heroTextSchema = z.strictObject(imageInput)
export type HeroText = z.infer<typeof heroTextSchema>

export const heroOrderSchema = z.strictObject({
  imageIds: z.array(heroImageIdSchema).check(z.maxLength(limits.heroImages)),
})
