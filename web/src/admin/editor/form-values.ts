import type { availabilityInputSchema } from '@porchlight/contract/properties/availability'
import { statedAvailability } from '@porchlight/contract/properties/availability-summary'
import { factFieldList } from '@porchlight/contract/properties/fact-fields'
import { type Facts, withSingleFacts } from '@porchlight/contract/properties/facts'
import type { FieldFormat } from '@porchlight/contract/properties/field-formats'
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

export const availabilityInputOf = ({
  availability,
  availableFrom,
  listingUrl,
}: AvailabilityValues): AvailabilityInput => ({
  availability: statedAvailability({ availability: availability || null, availableFrom }),
  availableFrom: availableFrom || null,
  listingUrl: trimText(listingUrl) || null,
})

/** Returns the values of controls for stored fields: texts, facts as in CSV files, and Booleans. */
export function controlValuesOf(names: readonly string[], stored: { facts: Facts | null }): Record<string, unknown> {
  const fields: Record<string, unknown> = withSingleFacts(stored)
  const formats: Record<string, { format: FieldFormat } | undefined> = factFieldList
  return Object.fromEntries(names.map((name) => [name, (formats[name]?.format.display ?? textOf)(fields[name])]))
}

function textOf(value: unknown) {
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
