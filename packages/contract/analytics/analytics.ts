import * as z from 'zod/mini'

export const viewCountSchema = z.object({
  propertyId: z.string(),
  viewCount: z.int().check(z.nonnegative()),
})
export type ViewCount = z.infer<typeof viewCountSchema>

/** Ranges of the dashboard, in days. */
export const viewRanges = ['7', '30', '90', '365'] as const

/** Views per UTC day of the properties that had any. */
export const viewHistorySchema = z.object({
  /** The first day; the last one is today. */
  from: z.iso.date(),
  properties: z.array(
    z.object({
      propertyId: z.string(),
      /** Views in the preceding period of equal length. */
      before: z.int().check(z.nonnegative()),
      /** Views per day, oldest first. */
      days: z.array(z.int().check(z.nonnegative())),
    }),
  ),
})
export type ViewHistory = z.infer<typeof viewHistorySchema>

export const trackedSchema = z.object({ tracked: z.boolean() })
