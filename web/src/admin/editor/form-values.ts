import type { statementSchema } from '@porchlight/contract/availability'
import { availabilities } from '@porchlight/contract/options'
import { typedText } from '@porchlight/contract/typed-text'
import * as z from 'zod/mini'

const text = z._default(z.string(), '')

/** What is said of a home as it stands in the controls of its form; empty says nothing. */
export const statementValues = {
  availability: z._default(z.enum(['', ...availabilities]), ''),
  availableFrom: text,
  listingUrl: text,
}
type StatementValues = z.infer<z.ZodMiniObject<typeof statementValues>>
type Statement = z.infer<typeof statementSchema>

export const statementValuesOf = ({ availability, availableFrom, listingUrl }: Statement): StatementValues => ({
  availability: availability ?? '',
  availableFrom: availableFrom ?? '',
  listingUrl: listingUrl ?? '',
})

/** As they are sent. */
export const statementOf = ({ availability, availableFrom, listingUrl }: StatementValues): Statement => ({
  availability: availability || null,
  availableFrom: availableFrom || null,
  listingUrl: typedText(listingUrl) || null,
})

/** A number as it stands in a control; empty when it is unknown. */
export const numberToText = (value: number | null): string => (value === null ? '' : String(value))
