import * as z from 'zod/mini'
import { propertyIdSchema } from '../id.ts'
import { propertyInputSchema, propertySchema } from '../properties/property.ts'
import { unitSchema } from '../properties/unit.ts'

/** Last part of a preview address: 160 random bits, in lower case like all addresses of the site. */
export const previewTokenSchema = z.string().check(z.regex(/^[\da-f]{40}$/, 'Not the address of a preview'))

/** The id of a preview. Its address cannot be derived from it. */
export const previewIdSchema = z.string().check(z.regex(/^[\da-f]{64}$/, 'Not a preview id'))

/** A preview shows the property as saved when it is opened, or unsaved fields. Units are always shown as saved. */
export const previewInputSchema = z
  .strictObject({
    propertyId: z.optional(propertyIdSchema),
    typed: z.optional(propertyInputSchema),
  })
  .check(z.refine(({ propertyId, typed }) => propertyId || typed, 'Say what is to be seen'))
export type PreviewInput = z.infer<typeof previewInputSchema>

/** A valid preview, as administrators see it. */
export const livePreviewSchema = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  /** The preview ends at this time. */
  expiresAt: z.iso.datetime(),
  /** The preview shows unsaved fields of this time. */
  isTyped: z.boolean(),
})
export type LivePreview = z.infer<typeof livePreviewSchema>

/** The only response with the token, since only its hash is stored. */
export const newPreviewSchema = z.extend(livePreviewSchema, { token: z.string() })

/** Content of a preview. */
export const previewSchema = z.object({
  property: propertySchema,
  units: z.array(unitSchema),
  expiresAt: z.iso.datetime(),
  isTyped: z.boolean(),
})
