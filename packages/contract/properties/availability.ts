import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { trimText } from '../text/trim-text.ts'
import { webAddress } from '../text/web-address.ts'
import { availabilities } from './options.ts'

const availabilitySchema = z.enum(availabilities)

/** A valid day as yyyy-mm-dd in the business's time zone. */
const daySchema = z.iso.date()

/** Stored availability of a property or unit; null is unset. */
export const availabilityInputSchema = z.object({
  availability: z.nullable(availabilitySchema),
  availableFrom: z.nullable(daySchema),
  /** Its page on the leasing portal. */
  listingUrl: z.nullable(z.string()),
  /** Time of the last save that stated or confirmed the availability. Set by the server; null without one. */
  availabilityConfirmedAt: z.nullable(z.iso.datetime()),
})

/** Availability of a unit in the list of properties, without its listing. */
export const unitAvailabilitySchema = z.omit(availabilityInputSchema, { listingUrl: true })
export type UnitAvailability = z.infer<typeof unitAvailabilitySchema>

/** Availability for renters on the day of the request; see `summarizeAvailability`. */
export const availabilitySummarySchema = z.object({
  state: availabilitySchema,
  /** First day if it is in the future. In a building with available units, that of the next unit. */
  from: z.optional(daySchema),
  /** Whether the first day is so far away that its year is shown. */
  distant: z.optional(z.literal(true)),
  /** Present if the summary is computed from units. */
  units: z.optional(z.object({ available: z.int(), total: z.int() })),
  /** Days since the confirmation, for a building since the oldest one. Absent after 30 days. */
  confirmedDaysAgo: z.optional(z.int().check(z.nonnegative())),
})
export type AvailabilitySummary = z.infer<typeof availabilitySummarySchema>

/** Availability in a request; absent fields are unset. */
export const availabilityFields = {
  availability: z.optional(z.nullable(availabilitySchema)),
  availableFrom: z.optional(z.nullable(z.iso.date({ abort: true }).check(z.regex(/^2/, 'Must be a day since 2000')))),
  listingUrl: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(trimText),
          z.maxLength(limits.listingUrl),
          z.regex(webAddress, 'Must be a web address that begins with https://'),
        ),
    ),
  ),
}
