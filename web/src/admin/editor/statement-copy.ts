import { limits } from '@porchlight/contract/limits'

/** What the forms of properties and units say of their availability (docs/product.md#availability). */
export const statementCopy = {
  heading: 'Availability and Listing',
  options: { '': 'Says nothing', available: 'Available', soon: 'Available soon', leased: 'Leased' },
  labels: {
    availability: 'Availability',
    availableFrom: 'Available From',
    listingUrl: 'Listing Link',
  },
  hints: {
    building: 'A building that says nothing itself shows what its units say.',
    availableFrom: 'The first day to move in. From then on it shows as available by itself.',
    listingUrl: 'Its own page at the portal, where people apply: copy the address from there.',
  },
  problems: {
    availability: 'Choose one of the list',
    availableFrom: 'Available From must be a day of the calendar, or empty',
    listingUrl: `Listing Link must begin with https:// and have at most ${limits.listingUrl.toLocaleString('en-US')} characters`,
  },
} as const
