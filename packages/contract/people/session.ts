import * as z from 'zod/mini'

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
/** `everywhere` ends all sessions of this person, on every device. */
export const logoutInputSchema = z.optional(z.strictObject({ everywhere: z.optional(z.boolean()) }))

export type User = z.infer<typeof userSchema>
