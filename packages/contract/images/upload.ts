import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** Types that an upload may declare; what is stored is checked again by its bytes. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const

/**
 * Optional: a client that names the size and type gets them signed into the address; one that names the size gets an
 * address that takes one file once, and answers 412 when it is there already.
 */
export const uploadRequestSchema = z.optional(
  z.strictObject({
    contentType: z.optional(z.enum(uploadTypes)),
    contentLength: z.optional(z.int().check(z.positive(), z.maximum(limits.uploadBytes))),
  }),
)

/**
 * uploadURL: presigned PUT, valid for expiresIn seconds; headers: signed headers to send with it;
 * for it is signed; imageUrl: the path to send back when the picture is attached.
 */
export const uploadSchema = z.object({
  uploadURL: z.string(),
  imageUrl: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  expiresIn: z.optional(z.int().check(z.positive())),
})

/** For how many seconds an address is good when its answer does not say (docs/product/limits.md#limits). */
export const assumedExpiresIn = 604_800

export type Upload = z.infer<typeof uploadSchema>

/** Whether an uploaded picture can be used; `waiting` until its variants are made. `reason`: why not, for its uploader. */
export const uploadStatusSchema = z.object({
  uploadStatus: z.enum(['waiting', 'usable', 'refused']),
  reason: z.optional(z.string()),
})
export type UploadStatus = z.infer<typeof uploadStatusSchema>

/** originalURL: presigned GET of the uploaded image, valid for 5 minutes. */
export const originalSchema = z.object({ originalURL: z.string() })
