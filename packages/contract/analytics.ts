import * as z from 'zod/mini'

export const viewCountSchema = z.object({
  propertyId: z.string(),
  viewCount: z.int().check(z.nonnegative()),
  /** Views of each of the last 30 days, oldest first; days in UTC. */
  days: z.optional(z.array(z.object({ date: z.iso.date(), viewCount: z.int().check(z.nonnegative()) }))),
})
export type ViewCount = z.infer<typeof viewCountSchema>

export const trackedSchema = z.object({ tracked: z.boolean() })
