import { factFieldList } from '@porchlight/contract/properties/fact-fields'
import type { FactName } from '@porchlight/contract/properties/fact-options'
import * as z from 'zod/mini'

const text = z._default(z.string(), '')

/** Written like cells of CSV files; empty means unknown. */
export const factValues = {
  cats: text,
  dogs: text,
  petNote: text,
  laundry: text,
  cooling: text,
  heating: text,
  parking: text,
  outdoor: text,
  dishwasher: text,
  furnished: text,
  stepFreeEntrance: text,
  stepsToDoor: text,
  elevator: text,
  groundFloor: text,
  wideDoorways: text,
  grabBars: text,
  included: text,
} satisfies Record<FactName, z.ZodMiniType>
export type FactValues = z.infer<z.ZodMiniObject<typeof factValues>>

/** Returns null for an unknown fact. */
export function singleFactsOf(values: FactValues): Record<string, unknown> {
  const texts: Record<string, string> = values
  return Object.fromEntries(
    Object.entries(factFieldList).map(([name, { format }]) => [name, format.fromText(texts[name] ?? '')]),
  )
}
