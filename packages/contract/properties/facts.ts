import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { emptyIfInvisible } from '../text/trim-text.ts'
import { type FactName, factChoices, factLists } from './fact-options.ts'

const text = z.string().check(z.overwrite(emptyIfInvisible), z.maxLength(limits.factText))
const someOf = <Value extends string>(values: readonly Value[]) =>
  z.array(z.enum(values)).check(z.overwrite((list) => [...new Set(list)]))

const factShape = {
  cats: z.enum(factChoices.cats),
  dogs: z.enum(factChoices.dogs),
  petNote: text,
  laundry: z.enum(factChoices.laundry),
  cooling: z.enum(factChoices.cooling),
  heating: text,
  parking: someOf(factLists.parking),
  outdoor: someOf(factLists.outdoor),
  dishwasher: z.boolean(),
  furnished: z.boolean(),
  stepFreeEntrance: z.boolean(),
  stepsToDoor: z.int().check(z.nonnegative(), z.maximum(limits.steps)),
  elevator: z.boolean(),
  groundFloor: z.boolean(),
  wideDoorways: z.boolean(),
  grabBars: z.boolean(),
  included: someOf(factLists.included),
} satisfies Record<FactName, z.ZodMiniType>
/** In the order of forms and CSV columns. */
export const factNames = z.keyof(z.object(factShape)).options

/** What renters need to know of a property or unit (docs/product/stored-data.md#facts). Absent facts are unknown. */
export const factsSchema = z.strictObject(z.partial(z.object(factShape)).shape)
export type Facts = z.infer<typeof factsSchema>

/** Schemas of single facts, which take null for an unknown one, for forms and CSV files. */
export const singleFactSchemas: Record<string, z.ZodMiniType> = Object.fromEntries(
  Object.entries(factShape).map(([name, schema]) => [name, z.nullable(schema)]),
)

const unknownFacts = Object.fromEntries(Object.keys(factShape).map((name) => [name, null]))

/** Returns fields with each fact as a field of its own; unknown ones are null. */
export const withSingleFacts = <T extends { facts?: Facts | null | undefined }>(fields: T) => ({
  ...fields,
  ...unknownFacts,
  ...fields.facts,
})

const knownSchema = z.partial(z.object(factShape))

/**
 * Returns the facts among fields that have each of them as a field of its own, without unknown ones and empty texts.
 * Null if there is none, or if one is invalid.
 */
export function factsOf(fields: Readonly<Record<string, unknown>>): Facts | null {
  const stated = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')
  const { data = {} } = z.safeParse(knownSchema, Object.fromEntries(stated))
  return Object.keys(data).length > 0 ? data : null
}
