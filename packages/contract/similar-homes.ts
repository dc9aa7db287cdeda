import { limits } from './limits.ts'
import type { Property } from './property.ts'

/** What the place of a home among those of its city depends on. */
export type Placed = Pick<Property, 'id' | 'location' | 'propertyType' | 'bedrooms' | 'squareFeet'>
type Home = Placed & Pick<Property, 'vacancy'>

/**
 * Homes of a city stand in a row: by kind, then bedrooms, then size. Only so many to either side of a home come into
 * question for it, so that the change of one home concerns the pages of these alone, however many there are.
 */
const reach = 5

/** Those that a visitor of this home may like as well, the most alike first; leased ones only where others are lacking. */
export function similarHomes<H extends Home>(home: Home, all: readonly H[]): H[] {
  return neighbours(home, all)
    .toSorted((a, b) => byNumbers(distance(home, a), distance(home, b)) || byText(a.id, b.id))
    .slice(0, limits.similarHomes)
}

/** Homes on whose pages this one may stand, as it is or as it was. */
export function neighbours<H extends Placed>(home: Placed, all: readonly H[]): H[] {
  const row = all
    .filter(({ id, location }) => location === home.location && id !== home.id)
    .toSorted((a, b) => inRow(a, b))
  const next = row.findIndex((other) => inRow(home, other) < 0)
  const place = next < 0 ? row.length : next
  return row.slice(Math.max(0, place - reach), place + reach)
}

const unknown = Number.POSITIVE_INFINITY

const inRow = (a: Placed, b: Placed) =>
  byText(a.propertyType, b.propertyType) ||
  byNumbers([a.bedrooms ?? unknown, a.squareFeet ?? unknown], [b.bedrooms ?? unknown, b.squareFeet ?? unknown]) ||
  byText(a.id, b.id)

/** What tells two homes apart, the weightiest first. */
const distance = (home: Home, other: Home) => [
  Number(other.vacancy?.state === 'leased'),
  Number(other.propertyType !== home.propertyType),
  gap(home.bedrooms, other.bedrooms),
  gap(home.squareFeet, other.squareFeet),
]

const gap = (a: number | null, b: number | null) => (a === b ? 0 : a === null || b === null ? unknown : Math.abs(a - b))

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function byNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : Number(a[at]) < Number(b[at]) ? -1 : 1
}
