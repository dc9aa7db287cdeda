import * as z from 'zod/mini'

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Business settings that need no change of code. */
export const siteSchema = z.object({
  brandName: z.string().check(z.minLength(1), z.maxLength(40)),
  legalName: z.string().check(z.minLength(1)),
  /** Scheme and host of the public site without a trailing slash; the base of canonical links. */
  origin: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
  portal: z.object({ listingsUrl: z.url(), signInUrl: z.url() }),
  /** Contact details for renters' questions, shown on property pages. */
  questions: z.object({
    phone: z.optional(z.string().check(z.regex(/^\+?\d[\d ().-]{5,}\d$/, 'must be a phone number'))),
    email: z.optional(z.email()),
  }),
  /** Time zone of property dates. Pages show a new day within an hour. */
  timeZone: z.string().check(z.refine(isTimeZone, 'must be a time zone such as America/New_York')),
  contact: z.object({ email: z.email(), phone: z.string().check(z.minLength(7)) }),
})
