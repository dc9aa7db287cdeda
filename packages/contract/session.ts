import * as z from 'zod/mini'

/**
 * Name of the cookie that tells the page's own script that asking who is signed in is worth a call. It holds no
 * secret and gives no right; the session itself is in a cookie that no script can read.
 */
export const signedInHint = 'signed-in'

export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  isAdmin: z.optional(z.boolean()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>
