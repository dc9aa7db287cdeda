import { statedAvailability } from '@porchlight/contract/properties/availability-summary'
import { factFieldList } from '@porchlight/contract/properties/fact-fields'
import type { FactName } from '@porchlight/contract/properties/fact-options'
import { type Facts, factsOf, withSingleFacts } from '@porchlight/contract/properties/facts'
import type { FieldFormat } from '@porchlight/contract/properties/field-formats'
import { availabilities } from '@porchlight/contract/properties/options'
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

/** Empty means not shown. */
export const availabilityValues = {
  availability: z._default(z.enum(['', ...availabilities]), ''),
  availableFrom: text,
  listingUrl: text,
}

type Formats = Record<string, { format: FieldFormat | undefined } | undefined>

/** Returns the values of controls for stored fields: texts, facts as in CSV files, and Booleans. */
export function controlValuesOf(names: readonly string[], stored: { facts: Facts | null }): Record<string, unknown> {
  const fields: Record<string, unknown> = withSingleFacts(stored)
  const formats: Formats = factFieldList
  return Object.fromEntries(names.map((name) => [name, (formats[name]?.format?.display ?? textOf)(fields[name])]))
}

function textOf(value: unknown) {
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

/** Returns the fields for the values of controls, each fact also as a field of its own. Does not validate. */
export function fieldsFrom(
  formats: Formats,
  values: z.infer<z.ZodMiniObject<typeof availabilityValues>>,
): Record<string, unknown> {
  const entries = Object.entries<unknown>(values).flatMap(([name, value]) => {
    const format = formats[name]?.format
    return format ? [[name, format.fromText(String(value))] as const] : []
  })
  const { availability, availableFrom } = values
  const fields = Object.fromEntries(entries)
  return {
    ...fields,
    facts: factsOf(fields),
    availability: statedAvailability({ availability: availability || null, availableFrom }),
  }
}
