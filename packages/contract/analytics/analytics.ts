import * as z from 'zod/mini'

export const viewCountSchema = z.object({
  propertyId: z.string(),
  viewCount: z.int().check(z.nonnegative()),
})
export type ViewCount = z.infer<typeof viewCountSchema>

/** The ranges that the dashboard has, in days. */
export const viewRanges = ['7', '30', '90', '365'] as const

/** Views day by day in UTC, of the properties that had some. */
export const viewHistorySchema = z.object({
  /** The first day; the last one is today. */
  from: z.iso.date(),
  properties: z.array(
    z.object({
      propertyId: z.string(),
      /** Views of as many days before the first one. */
      before: z.int().check(z.nonnegative()),
      /** Views of each day, oldest first. */
      days: z.array(z.int().check(z.nonnegative())),
    }),
  ),
})
export type ViewHistory = z.infer<typeof viewHistorySchema>

export const trackedSchema = z.object({ tracked: z.boolean() })
