import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** Types that an upload may declare. The stored bytes are checked again. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const

/** Optional. Size and type are signed into the URL. A URL with a size accepts one file once, and then returns 412. */
export const uploadRequestSchema = z.optional(
  z.strictObject({
    contentType: z.optional(z.enum(uploadTypes)),
    contentLength: z.optional(z.int().check(z.positive(), z.maximum(limits.uploadBytes))),
  }),
)

/**
 * `uploadURL` is a presigned PUT, valid for `expiresIn` seconds. `headers` are signed and must be sent with it. `imageUrl`
 * is the path to send when the image is attached.
 */
export const uploadSchema = z.object({
  uploadURL: z.string(),
  imageUrl: z.optional(z.string()),
  headers: z.optional(z.record(z.string(), z.string())),
  expiresIn: z.optional(z.int().check(z.positive())),
})

/** Seconds for which a URL is valid if the response has no `expiresIn` (docs/product/limits.md#limits). */
export const assumedExpiresIn = 604_800

export type Upload = z.infer<typeof uploadSchema>

/** Whether an uploaded image can be used: `waiting` until its variants are made. `reason` explains a refusal to the uploader. */
export const uploadStatusSchema = z.object({
  uploadStatus: z.enum(['waiting', 'usable', 'refused']),
  reason: z.optional(z.string()),
})
export type UploadStatus = z.infer<typeof uploadStatusSchema>

/** originalURL: presigned GET of the uploaded image, valid for 5 minutes. */
export const originalSchema = z.object({ originalURL: z.string() })
