import * as z from 'zod/mini'
import { propertyIdSchema } from '../id.ts'
import { propertyInputSchema, propertySchema } from '../properties/property.ts'
import { unitSchema } from '../properties/unit.ts'

/** What the address of a preview ends with: 160 random bits, in small letters as all addresses of the site. */
export const previewTokenSchema = z.string().check(z.regex(/^[\da-f]{40}$/, 'Not the address of a preview'))

/** The id of a preview, which does not tell its address. */
export const previewIdSchema = z.string().check(z.regex(/^[\da-f]{64}$/, 'Not a preview id'))

/** Of a property as it is saved whenever somebody looks, of what was typed but not saved, or of both: the units' are saved. */
export const previewInputSchema = z
  .strictObject({
    propertyId: z.optional(propertyIdSchema),
    typed: z.optional(propertyInputSchema),
  })
  .check(z.refine(({ propertyId, typed }) => propertyId || typed, 'Say what is to be seen'))
export type PreviewInput = z.infer<typeof previewInputSchema>

/** A preview that can still be seen, as administrators know it. */
export const livePreviewSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** Nobody sees it from then on. */
  expiresAt: z.iso.datetime(),
  /** It shows what was typed at that time, not what is saved. */
  isTyped: z.boolean(),
})
export type LivePreview = z.infer<typeof livePreviewSchema>

/** The only response with the token, since only its hash is stored. */
export const newPreviewSchema = z.extend(livePreviewSchema, { token: z.string() })

/** What a preview shows. */
export const previewSchema = z.object({
  property: propertySchema,
  units: z.array(unitSchema),
  expiresAt: z.iso.datetime(),
  isTyped: z.boolean(),
})
