import * as z from 'zod/mini'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What may be changed about the business without touching code. */
export const siteSchema = z.object({
  brandName: z.string().check(z.minLength(1), z.maxLength(40)),
  legalName: z.string().check(z.minLength(1)),
  /** Scheme and host of the public site, without a closing slash: the base of canonical links. */
  origin: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
  portal: z.object({ listingsUrl: z.url(), signInUrl: z.url() }),
  /** Where a renter may ask about a home: shown beside it, and only what is given. */
  questions: z.object({
    phone: z.optional(z.string().check(z.regex(/^\+?\d[\d ().-]{5,}\d$/, 'must be a phone number'))),
    email: z.optional(z.email()),
  }),
  /** Dates of homes are days of this zone; one that passes shows within the hour. */
  timeZone: z.string().check(z.refine(isTimeZone, 'must be a time zone such as America/New_York')),
  contact: z.object({ email: z.email(), phone: z.string().check(z.minLength(7)) }),
})
