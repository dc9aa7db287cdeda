import * as z from 'zod/mini'
import { limits } from '../limits.ts'

export const viewCountSchema = z.object({
  propertyId: z.string(),
  viewCount: z.int().check(z.nonnegative()),
})
export type ViewCount = z.infer<typeof viewCountSchema>

/** Ranges of the dashboard, in days. */
export const viewRanges = ['7', '30', '90', '365'] as const

/** What visitors do with a home, in the order in which screens list it. */
export const visitorActions = ['apply', 'directions', 'call', 'email', 'share', 'save', 'print'] as const
export type VisitorAction = (typeof visitorActions)[number]

export const actionInputSchema = z.strictObject({ action: z.enum(visitorActions) })
export const countedSchema = z.object({ counted: z.boolean() })

/**
 * Where a visit began, sent with its first view: `share` or `flyer` (this site's own links), `direct`, or the host of
 * the page before.
 */
export const visitStartSchema = z.optional(
  z.strictObject({ from: z.optional(z.string().check(z.maxLength(limits.visitStart))) }),
)

const countSchema = z.int().check(z.nonnegative())

/** Views and actions per day of the business of the properties that had any. */
export const viewHistorySchema = z.object({
  /** The first day; the last one is today. */
  from: z.iso.date(),
  properties: z.array(
    z.object({
      propertyId: z.string(),
      /** Views in the preceding period of equal length. */
      before: countSchema,
      /** Views per day, oldest first. */
      days: z.array(countSchema),
      /** Actions per day, oldest first, of each kind that occurred. */
      actions: z.partialRecord(z.enum(visitorActions), z.array(countSchema)),
      /** Visits in the whole period by where they began. */
      visits: z.record(z.string(), countSchema),
    }),
  ),
})
export type ViewHistory = z.infer<typeof viewHistorySchema>

export const trackedSchema = z.object({ tracked: z.boolean() })
