import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'

type Listed = Pick<Property, 'featured' | 'title' | 'availabilitySummary'>

/** Sorts leased properties last and featured ones first, then by title. */
export function inListingOrder<P extends Listed>(properties: readonly P[]): P[] {
  return properties.toSorted(
    (a, b) =>
      Number(isLeased(a)) - Number(isLeased(b)) ||
      Number(b.featured) - Number(a.featured) ||
      a.title.localeCompare(b.title, 'en', { numeric: true }),
  )
}
