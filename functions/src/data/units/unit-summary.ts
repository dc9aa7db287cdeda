import { availabilityInputSchema, type UnitAvailability } from '@porchlight/contract/properties/availability'
import { summarizeAvailability } from '@porchlight/contract/properties/availability-summary'
import { type Facts, factsOf } from '@porchlight/contract/properties/facts'
import type { Availability } from '@porchlight/contract/properties/options'
import { type UnitSummary, unitSummarySchema } from '@porchlight/contract/properties/unit-summary'
import * as z from 'zod/mini'
import { availabilityText } from '../availability/stored-availability.ts'
import { unitAvailabilityAttribute, unitSummaryAttribute, unitSummaryPrefix } from '../keys.ts'
import { withNulls } from '../table/parse-stored.ts'

export interface SummarizedUnit extends UnitAvailability {
  bedrooms: number
  facts?: Facts | null | undefined
}

/**
 * Returns the attributes of a property's item for one of its units; without the unit they are undefined, which removes
 * them. Each unit has its own, so concurrent saves do not overwrite each other.
 */
export const unitAttributes = (id: string, unit: SummarizedUnit | undefined) => ({
  [unitAvailabilityAttribute(id)]: unit && availabilityText(unit),
  [unitSummaryAttribute(id)]: unit && summaryText(unit),
})

/**
 * Returns what lists filter a unit by, as one text for its property's item. Map fields have no order, which would make
 * equal items look different.
 */
function summaryText(unit: SummarizedUnit): string {
  const { petNote: _petNote, heating: _heating, ...facts } = unit.facts ?? {}
  const { bedrooms, availability, availableFrom } = unit
  return JSON.stringify({ bedrooms, availability, availableFrom, facts: factsOf(facts) })
}

const itemSchema = z.record(z.string(), z.unknown())
const { bedrooms, facts } = unitSummarySchema.shape
const { availability, availableFrom } = availabilityInputSchema.shape
const storedSchema = z.object({ bedrooms, facts, availability, availableFrom })
export type StoredSummary = z.infer<typeof storedSchema>

/**
 * Returns the stored summaries of a property's units. Units that were saved before summaries existed have none. Throws
 * for a malformed one.
 */
export const parseUnitSummaries = (item: unknown): StoredSummary[] =>
  Object.entries(z.parse(itemSchema, item))
    .filter(([name]) => name.startsWith(unitSummaryPrefix))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => z.parse(storedSchema, withNulls(storedSchema, JSON.parse(z.parse(z.string(), text)))))

/** Returns stored summaries as readers see them on a day. Units without availability have the one of their building. */
export const summariesOn = (
  stored: readonly StoredSummary[],
  today: string,
  ofBuilding: Availability | undefined,
): UnitSummary[] =>
  stored.map((unit) => {
    const state = summarizeAvailability(unit, today)?.state ?? ofBuilding
    return { bedrooms: unit.bedrooms, facts: unit.facts, ...(state && { state }) }
  })
