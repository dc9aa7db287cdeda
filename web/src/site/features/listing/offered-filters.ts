import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { normalizeForSearch } from '@porchlight/contract/text/normalize-for-search'
import { type FactFilter, factFilters } from '../../../shared/facts/fact-filters.ts'
import { statedFacts } from '../../../shared/facts/unit-match.ts'

type Home = Pick<CardProperty, 'facts' | 'unitSummaries'>

/** Returns the filters of facts that at least one home has. */
export const offeredFacts = (homes: readonly Home[]): FactFilter[] => {
  const open = new Set(factFilters)
  for (const home of homes) for (const filter of statedFacts(home, [...open])) open.delete(filter)
  return factFilters.filter((filter) => !open.has(filter))
}

/** Returns the different neighborhoods in alphabetical order; none if there is only one. */
export function offeredNeighborhoods(homes: readonly Pick<CardProperty, 'neighborhood'>[]): string[] {
  const names = new Map<string, string>()
  for (const { neighborhood } of homes)
    if (neighborhood && !names.has(normalizeForSearch(neighborhood)))
      names.set(normalizeForSearch(neighborhood), neighborhood)
  return names.size < 2 ? [] : [...names].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name)
}

/** Returns the offered neighborhood that an address names in any case; empty if there is none. */
export const offeredName = (name: string, offered: readonly string[]): string =>
  offered.find((each) => normalizeForSearch(each) === normalizeForSearch(name)) ?? ''
