import type { Facts } from '@porchlight/contract/properties/facts'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import type { FactFilter } from './fact-filters.ts'

type Home = Pick<CardProperty, 'facts' | 'unitSummaries'>

interface Wanted {
  bedrooms: number | undefined
  available: boolean
  facts: readonly FactFilter[]
}

/** Whether a home has what is wanted; undefined if it does not say. */
export type Match = boolean | undefined

/**
 * Matches the filters that concern a unit. With at least two kinds of them, one and the same unit must have all. With
 * facts alone, the property's own facts are enough.
 */
export function matchUnits(home: Home, { bedrooms, available, facts }: Wanted): Match {
  const isSet = [bedrooms !== undefined, available, facts.length > 0].filter(Boolean).length
  const { unitSummaries: units = [] } = home
  if (facts.length === 0 && (isSet < 2 || units.length === 0)) return true
  const own = home.facts ?? {}
  const fitting = units.filter(
    (unit) => (bedrooms === undefined || unit.bedrooms >= bedrooms) && (!available || unit.state === 'available'),
  )
  const ofHome = matchFacts(own, facts)
  if (units.length === 0) return ofHome
  const ofUnits = fitting.map((unit) => matchFacts({ ...own, ...unit.facts }, facts))
  return best(isSet < 2 && ofHome ? [ofHome] : ofUnits)
}

function matchFacts(facts: Facts, wanted: readonly FactFilter[]): Match {
  const answers = wanted.map(({ says }) => says(facts))
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

function best(matches: readonly Match[]): Match {
  if (matches.includes(true)) return true
  return matches.includes(undefined) ? undefined : false
}

/** Returns the filters that a home, or one of its units, satisfies. */
export const statedFacts = (home: Home, filters: readonly FactFilter[]): FactFilter[] =>
  filters.filter((filter) => matchUnits(home, { bedrooms: undefined, available: false, facts: [filter] }))
