import { type availabilityFields, availabilityInputSchema } from '@porchlight/contract/properties/availability'
import type { AvailabilityInput } from '@porchlight/contract/properties/availability-summary'
import * as z from 'zod/mini'
import { unitStatementAttribute, unitStatementPrefix } from '../keys.ts'

const { availability, availableFrom } = availabilityInputSchema.shape

type SentStatement = z.infer<z.ZodMiniObject<typeof availabilityFields>>

/** Returns the availability of a save as stored; absent fields are cleared. */
export const storedStatement = (fields: SentStatement) => ({
  availability: fields.availability ?? null,
  availableFrom: fields.availableFrom ?? null,
  listingUrl: fields.listingUrl || null,
})

const itemSchema = z.record(z.string(), z.unknown())
const saidSchema = z.object({ availability, availableFrom })

/**
 * Returns the updates of a property's item for the availability of some units; units without one lose their attribute.
 * Each unit has its own attribute, so concurrent saves do not overwrite each other.
 */
export function sayFor(unitIds: readonly string[], said?: SentStatement) {
  const names = Object.fromEntries(unitIds.map((id, n) => [`#unit${n}`, unitStatementAttribute(id)]))
  const units = Object.keys(names)
  const text = said && saidText(said)
  return text === undefined
    ? { expression: `REMOVE ${units.join(', ')}`, names, values: {} }
    : { expression: `SET ${units.map((unit) => `${unit} = :said`).join(', ')}`, names, values: { ':said': text } }
}

/**
 * Returns a unit's availability as one text for its property's item, such as "soon 2026-06-01"; undefined if it has
 * none. Map fields have no order, which would make equal items look different.
 */
export function saidText({ availability, availableFrom }: SentStatement): string | undefined {
  if (!availability) return undefined
  return availableFrom ? `${availability} ${availableFrom}` : availability
}

/** Returns the stored availability of a property's units. Throws for a malformed one. */
export const unitStatements = (item: unknown): AvailabilityInput[] =>
  Object.entries(z.parse(itemSchema, item)).flatMap(([name, said]) => {
    if (!name.startsWith(unitStatementPrefix)) return []
    const [availability, availableFrom = null] = z.parse(z.string(), said).split(' ')
    return [z.parse(saidSchema, { availability, availableFrom })]
  })
