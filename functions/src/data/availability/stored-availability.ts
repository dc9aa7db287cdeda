import { type availabilityFields, availabilityInputSchema } from '@porchlight/contract/properties/availability'
import type { AvailabilityInput } from '@porchlight/contract/properties/availability-summary'
import * as z from 'zod/mini'
import { unitAvailabilityPrefix } from '../keys.ts'

const { availability, availableFrom } = availabilityInputSchema.shape

type SentAvailability = z.infer<z.ZodMiniObject<typeof availabilityFields>>

/** Absent fields are cleared. */
export const storedAvailability = (fields: SentAvailability) => ({
  availability: fields.availability ?? null,
  availableFrom: fields.availableFrom ?? null,
  listingUrl: fields.listingUrl || null,
})

const itemSchema = z.record(z.string(), z.unknown())
const storedSchema = z.object({ availability, availableFrom })

/**
 * Returns one text such as "soon 2026-06-01"; undefined without availability. Map fields have no order, which would
 * make equal items look different.
 */
export function availabilityText({ availability, availableFrom }: SentAvailability): string | undefined {
  if (!availability) return undefined
  return availableFrom ? `${availability} ${availableFrom}` : availability
}

/** Throws for a malformed availability. */
export const parseUnitAvailabilities = (item: unknown): AvailabilityInput[] =>
  Object.entries(z.parse(itemSchema, item)).flatMap(([name, text]) => {
    if (!name.startsWith(unitAvailabilityPrefix)) return []
    const [availability, availableFrom = null] = z.parse(z.string(), text).split(' ')
    return [z.parse(storedSchema, { availability, availableFrom })]
  })
