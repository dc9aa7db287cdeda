import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { trimText } from '../text/trim-text.ts'
import { webAddress } from '../text/web-address.ts'
import { availabilities } from './options.ts'

const availabilitySchema = z.enum(availabilities)

/** A day as yyyy-mm-dd, of the calendar: no 30th of February. Of the business's time zone. */
const daySchema = z.iso.date()

/** What is said of a property or a unit, as it was saved; null says nothing. */
export const availabilityInputSchema = z.object({
  availability: z.nullable(availabilitySchema),
  availableFrom: z.nullable(daySchema),
  /** Its own page at the portal. */
  listingUrl: z.nullable(z.string()),
})

/** What that comes to on the day it is read, for renters; see `summarizeAvailability`. */
export const availabilitySummarySchema = z.object({
  state: availabilitySchema,
  /** The first day, where one is known and still to come; of a building with available units, that of the next. */
  from: z.optional(daySchema),
  /** The first day is so far away that its year is to be said. */
  distant: z.optional(z.literal(true)),
  /** Of a building that speaks through its units. */
  units: z.optional(z.object({ available: z.int(), total: z.int() })),
})
export type AvailabilitySummary = z.infer<typeof availabilitySummarySchema>

/** The same as it is sent; what is left out says nothing. */
export const availabilityFields = {
  availability: z.optional(z.nullable(availabilitySchema)),
  availableFrom: z.optional(z.nullable(daySchema)),
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
