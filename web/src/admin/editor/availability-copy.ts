/** The availability fields of property and unit forms (docs/product/availability.md#availability). */
export const availabilityCopy = {
  heading: 'Availability and Listing',
  hints: {
    building: 'Leave this on "Not shown" and the building shows what is set for its units.',
    availableFrom:
      'The first move-in day. A day alone means "Available soon"; from then on it shows as available automatically.',
    listingUrl: 'The page of this home on the leasing portal. Copy its address and paste it here.',
  },
} as const
