import * as z from 'zod/mini'
import { factsSchema } from './facts.ts'
import { availabilities } from './options.ts'

/** What lists filter a unit by: rooms, availability today (absent if none is stated) and its own facts. */
export const unitSummarySchema = z.object({
  bedrooms: z.int(),
  state: z.optional(z.enum(availabilities)),
  facts: z.nullable(factsSchema),
})
export type UnitSummary = z.infer<typeof unitSummarySchema>
