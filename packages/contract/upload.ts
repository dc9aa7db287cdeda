import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** Types that an upload may declare; what is stored is checked again by its bytes. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const

/** Optional: a client that names the size and type gets them signed into the address. */
export const uploadRequestSchema = z.optional(
  z.strictObject({
    contentType: z.optional(z.enum(uploadTypes)),
    contentLength: z.optional(z.int().check(z.positive(), z.maximum(limits.uploadBytes))),
  }),
)

/** uploadURL: presigned PUT; imageUrl: the path to send back when the picture is attached. */
export const uploadSchema = z.object({
  uploadURL: z.string(),
  imageUrl: z.optional(z.string()),
})
export type Upload = z.infer<typeof uploadSchema>
