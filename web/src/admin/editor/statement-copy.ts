/** What the forms of properties and units say of their availability (docs/product/availability.md#availability). */
export const availabilityCopy = {
  heading: 'Availability and Listing',
  hints: {
    building: 'A building that says nothing itself shows what its units say.',
    availableFrom: 'The first day to move in. From then on it shows as available by itself.',
    listingUrl: 'Its own page at the portal, where people apply: copy the address from there.',
  },
} as const
