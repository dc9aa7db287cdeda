/** The availability fields of property and unit forms (docs/product/availability.md#availability). */
export const availabilityCopy = {
  heading: 'Availability and Listing',
  hints: {
    building: 'Leave this on "Not shown" and the building shows what is set for its units.',
    availableFrom:
      'The first move-in day. If you enter only a day, that means "Available soon". On that day it shows as available automatically.',
    listingUrl: 'The page of this home on the leasing portal. Copy its address and paste it here.',
  },
} as const
