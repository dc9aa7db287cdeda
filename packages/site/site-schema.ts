import * as z from 'zod/mini'

/** What may be changed about the business without touching code. */
export const siteSchema = z.object({
  brandName: z.string().check(z.minLength(1), z.maxLength(40)),
  legalName: z.string().check(z.minLength(1)),
  /** Scheme and host of the public site, without a closing slash: the base of canonical links. */
  origin: z.string().check(z.regex(/^https?:\/\/[^/]+$/)),
  portal: z.object({ listingsUrl: z.url(), signInUrl: z.url() }),
  contact: z.object({ email: z.email(), phone: z.string().check(z.minLength(7)) }),
})
