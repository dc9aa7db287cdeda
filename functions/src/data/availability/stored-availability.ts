import { type availabilityFields, availabilityInputSchema } from '@porchlight/contract/properties/availability'
import type { AvailabilityInput } from '@porchlight/contract/properties/availability-summary'
import * as z from 'zod/mini'
import { unitAvailabilityAttribute, unitAvailabilityPrefix } from '../keys.ts'

const { availability, availableFrom } = availabilityInputSchema.shape

type SentAvailability = z.infer<z.ZodMiniObject<typeof availabilityFields>>

/** Returns the availability of a save as stored; absent fields are cleared. */
export const storedAvailability = (fields: SentAvailability) => ({
  availability: fields.availability ?? null,
  availableFrom: fields.availableFrom ?? null,
  listingUrl: fields.listingUrl || null,
})

const itemSchema = z.record(z.string(), z.unknown())
const storedSchema = z.object({ availability, availableFrom })

/**
 * Returns the updates of a property's item for the availability of some units; units without one lose their attribute.
 * Each unit has its own attribute, so concurrent saves do not overwrite each other.
 */
export function unitAvailabilityUpdate(unitIds: readonly string[], sent?: SentAvailability) {
  const names = Object.fromEntries(unitIds.map((id, n) => [`#unit${n}`, unitAvailabilityAttribute(id)]))
  const units = Object.keys(names)
  const text = sent && availabilityText(sent)
  return text === undefined
    ? { expression: `REMOVE ${units.join(', ')}`, names, values: {} }
    : { expression: `SET ${units.map((unit) => `${unit} = :said`).join(', ')}`, names, values: { ':said': text } }
}

/**
 * Returns a unit's availability as one text for its property's item, such as "soon 2026-06-01"; undefined if it has
 * none. Map fields have no order, which would make equal items look different.
 */
export function availabilityText({ availability, availableFrom }: SentAvailability): string | undefined {
  if (!availability) return undefined
  return availableFrom ? `${availability} ${availableFrom}` : availability
}

/** Returns the stored availability of a property's units. Throws for a malformed one. */
export const parseUnitAvailabilities = (item: unknown): AvailabilityInput[] =>
  Object.entries(z.parse(itemSchema, item)).flatMap(([name, text]) => {
    if (!name.startsWith(unitAvailabilityPrefix)) return []
    const [availability, availableFrom = null] = z.parse(z.string(), text).split(' ')
    return [z.parse(storedSchema, { availability, availableFrom })]
  })
