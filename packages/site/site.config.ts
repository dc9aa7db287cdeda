import { siteSchema } from './site-schema.ts'

// Told by whoever builds or runs the site, from deployment.config.ts; a name that is nobody's stands in for it in tests.
const origin = process.env.PORCHLIGHT_ORIGIN ?? 'https://www.example.com'
// The variable lets the local cloud put its stand-in portal in place of the real one.
const portal = process.env.PORCHLIGHT_PORTAL_ORIGIN || 'https://portal.example.com'

/**
 * Everything about the business that is not a property: change it here and deploy.
 * The portal is the provider's own site, where renters see live listings, apply and sign in.
 * A mistake stops the build and names the field.
 */
export const site = siteSchema.parse({
  brandName: 'Porchlight',
  legalName: 'Porchlight Homes',
  origin,
  portal: {
    listingsUrl: `${portal}/listings`,
    signInUrl: `${portal}/users/sign_in`,
  },
  // questions: { phone: '+1 404 555 0142', email: 'hello@example.com' },
  questions: {},
  timeZone: 'America/New_York',
  contact: { email: 'hello@example.com', phone: '+1-404-555-0142' },
})
