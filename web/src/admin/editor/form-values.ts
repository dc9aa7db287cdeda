import type { availabilityInputSchema } from '@porchlight/contract/properties/availability'
import { statedAvailability } from '@porchlight/contract/properties/availability-summary'
import { availabilities } from '@porchlight/contract/properties/options'
import { trimText } from '@porchlight/contract/text/trim-text'
import * as z from 'zod/mini'

const text = z._default(z.string(), '')

/** Empty means not shown. */
export const availabilityValues = {
  availability: z._default(z.enum(['', ...availabilities]), ''),
  availableFrom: text,
  listingUrl: text,
}
type AvailabilityValues = z.infer<z.ZodMiniObject<typeof availabilityValues>>
type AvailabilityInput = Omit<z.infer<typeof availabilityInputSchema>, 'availabilityConfirmedAt'>

export const availabilityValuesOf = ({
  availability,
  availableFrom,
  listingUrl,
}: AvailabilityInput): AvailabilityValues => ({
  availability: availability ?? '',
  availableFrom: availableFrom ?? '',
  listingUrl: listingUrl ?? '',
})

export const availabilityInputOf = ({
  availability,
  availableFrom,
  listingUrl,
}: AvailabilityValues): AvailabilityInput => ({
  availability: statedAvailability({ availability: availability || null, availableFrom }),
  availableFrom: availableFrom || null,
  listingUrl: trimText(listingUrl) || null,
})

/** Returns '' for null. */
export const numberToText = (value: number | null): string => (value === null ? '' : String(value))
