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
 * imageUrl: path of the uploaded file; displayOrder: how many hero images there are now (docs/product/api.md#endpoints); the
 * server counts for itself.
 */
export const heroImageInputSchema = z.strictObject({
  imageUrl: z.string().check(z.minLength(1), z.maxLength(limits.imageUrl)),
  displayOrder: z.optional(z.int().check(z.nonnegative())),
  ...imageInput,
})
export type HeroImageInput = z.infer<typeof heroImageInputSchema>

/** What is said of a stored one; what is left out stays. */
export const heroTextSchema = z.strictObject(imageInput)
export type HeroText = z.infer<typeof heroTextSchema>

export const heroOrderSchema = z.strictObject({
  imageIds: z.array(heroImageIdSchema).check(z.maxLength(limits.heroImages)),
})
