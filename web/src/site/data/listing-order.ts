import { isLeased } from '@porchlight/contract/properties/availability-state'
import type { Property } from '@porchlight/contract/properties/property'

type Listed = Pick<Property, 'featured' | 'title' | 'availabilitySummary'>

/** Sorts leased properties last and featured ones first, then by title. */
export function inListingOrder<P extends Listed>(properties: readonly P[]): P[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return properties.toSorted(
    (a, b) =>
      Number(isLeased(a)) - Number(isLeased(b)) || Number(b.featured) - Number(a.featured) || compare(a.title, b.title),
  )
}
