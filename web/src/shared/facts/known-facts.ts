import { type FactName, factLabels, factWords } from '@porchlight/contract/properties/fact-options'
import type { Facts } from '@porchlight/contract/properties/facts'
import type { UnitSummary } from '@porchlight/contract/properties/unit-summary'
import { knownFactsCopy } from './known-facts-copy.ts'

/** Names of the facts in the order of the editor. */
const names = Object.keys(factLabels).filter((name): name is FactName => name in factLabels)

/** Returns a fact in words; undefined if it is unknown. */
export function formatFact(facts: Facts, name: FactName): string | undefined {
  const value = facts[name]
  if (value === undefined) return undefined
  if (name === 'cats' || name === 'dogs') return knownFactsCopy.pets[facts[name] ?? 'ask']
  if (typeof value === 'boolean') return value ? knownFactsCopy.yes : knownFactsCopy.no
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return wordOf(value)
  return value.map(wordOf).join(', ') || knownFactsCopy.none
}

const words: Readonly<Record<string, string | undefined>> = factWords
const wordOf = (value: string) => words[value] ?? value

export interface KnownFact {
  name: FactName
  term: string
  value: string
}

/** Returns the known facts in words. */
export const knownFacts = (facts: Facts): KnownFact[] =>
  names.flatMap((name) => {
    const value = formatFact(facts, name)
    return value ? [{ name, term: factLabels[name], value }] : []
  })

interface Home {
  facts: Facts | null
  unitSummaries?: readonly UnitSummary[] | undefined
}

/** Returns the facts that at least one of these homes or its units states, for a comparison. */
export const statedNames = (homes: readonly Home[]): FactName[] =>
  names.filter((name) => homes.some((home) => formatHomeFact(home, name) !== undefined))

/** Returns a fact of a home in words; for a building that states none, what some of its units state. */
export function formatHomeFact({ facts, unitSummaries = [] }: Home, name: FactName): string | undefined {
  const own = formatFact(facts ?? {}, name)
  if (own !== undefined) return own
  const ofUnits = new Set(unitSummaries.flatMap((unit) => formatFact(unit.facts ?? {}, name) ?? []))
  return ofUnits.size > 0 ? knownFactsCopy.someUnits([...ofUnits].join(', ')) : undefined
}
