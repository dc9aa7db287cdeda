import { type availabilityFields, availabilityInputSchema } from '@porchlight/contract/properties/availability'
import type { AvailabilityInput } from '@porchlight/contract/properties/availability-summary'
import * as z from 'zod/mini'
import { unitStatementAttribute, unitStatementPrefix } from '../keys.ts'

const { availability, availableFrom } = availabilityInputSchema.shape

type SentStatement = z.infer<z.ZodMiniObject<typeof availabilityFields>>

/** The statement of a save as it is stored: what is left out says nothing. */
export const storedStatement = (fields: SentStatement) => ({
  availability: fields.availability ?? null,
  availableFrom: fields.availableFrom ?? null,
  listingUrl: fields.listingUrl || null,
})

const itemSchema = z.record(z.string(), z.unknown())
const saidSchema = z.object({ availability, availableFrom })

/**
 * What has a property's item say this for these of its units, or nothing any more when they say nothing or go. Each
 * unit has an attribute of its own: a save overwrites nothing of another unit's, and has nothing to read before.
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
 * What a unit says, as its property's item has it: one text, such as "soon 2026-06-01", since fields of a map have no
 * order and would make equal items look different. Undefined when it says nothing.
 */
export function saidText({ availability, availableFrom }: SentStatement): string | undefined {
  if (!availability) return undefined
  return availableFrom ? `${availability} ${availableFrom}` : availability
}

/** What the units of a property say, as its item has it. Throws for a malformed one. */
export const unitStatements = (item: unknown): AvailabilityInput[] =>
  Object.entries(z.parse(itemSchema, item)).flatMap(([name, said]) => {
    if (!name.startsWith(unitStatementPrefix)) return []
    const [availability, availableFrom = null] = z.parse(z.string(), said).split(' ')
    return [z.parse(saidSchema, { availability, availableFrom })]
  })
