import { siteSchema } from './site-schema.ts'

// Set by builds from deployment.config.ts; tests use an example name.
const origin = process.env.PORCHLIGHT_ORIGIN ?? 'https://www.example.com'
// The local cloud sets the variable to its local portal.
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
