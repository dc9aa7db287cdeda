import { limits } from '../limits.ts'
import { canBeRented, isLeased } from './availability-state.ts'
import type { Property } from './property.ts'

type Home = Pick<Property, 'id' | 'location' | 'propertyType' | 'bedrooms' | 'squareFeet' | 'availabilitySummary'>

/**
 * Returns the most similar properties of the same city, most similar first. Beside a leased property they are only those
 * that can be rented now or soon. Beside others, leased ones fill up the list.
 */
export function similarProperties<H extends Home>(property: Home, all: readonly H[]): H[] {
  return all
    .filter(({ id, location }) => location === property.location && id !== property.id)
    .filter((other) => !isLeased(property) || canBeRented(other))
    .map((other) => ({ other, distance: distance(property, other) }))
    .sort((a, b) => byNumbers(a.distance, b.distance) || (a.other.id < b.other.id ? -1 : 1))
    .slice(0, limits.similarProperties)
    .map(({ other }) => other)
}

/** Differences between two properties, the most important first. */
const distance = (property: Home, other: Home) => [
  Number(isLeased(other)),
  Number(other.propertyType !== property.propertyType),
  gap(property.bedrooms, other.bedrooms),
  gap(property.squareFeet, other.squareFeet),
  // Among equals, the next ids follow, so that pages do not all show the same few.
  Number(other.id < property.id),
]

const gap = (a: number | null, b: number | null) =>
  a === b ? 0 : a === null || b === null ? Number.POSITIVE_INFINITY : Math.abs(a - b)

function byNumbers(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : Number(a[at]) < Number(b[at]) ? -1 : 1
}
