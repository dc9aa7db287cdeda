import type { availabilityInputSchema } from '@porchlight/contract/properties/availability'
import { availabilities } from '@porchlight/contract/properties/options'
import { trimText } from '@porchlight/contract/text/trim-text'
import * as z from 'zod/mini'

const text = z._default(z.string(), '')

/** What is said of a home as it stands in the controls of its form; empty says nothing. */
export const statementValues = {
  availability: z._default(z.enum(['', ...availabilities]), ''),
  availableFrom: text,
  listingUrl: text,
}
type StatementValues = z.infer<z.ZodMiniObject<typeof statementValues>>
type AvailabilityInput = z.infer<typeof availabilityInputSchema>

export const statementValuesOf = ({ availability, availableFrom, listingUrl }: AvailabilityInput): StatementValues => ({
  availability: availability ?? '',
  availableFrom: availableFrom ?? '',
  listingUrl: listingUrl ?? '',
})

/** As they are sent. */
export const availabilityInputOf = ({
  availability,
  availableFrom,
  listingUrl,
}: StatementValues): AvailabilityInput => ({
  availability: availability || null,
  availableFrom: availableFrom || null,
  listingUrl: trimText(listingUrl) || null,
})

/** A number as it stands in a control; empty when it is unknown. */
export const numberToText = (value: number | null): string => (value === null ? '' : String(value))
