import type { Property } from '@porchlight/contract/property'

/** Featured properties first, then by title: the same order on every visit. */
export function inListingOrder<P extends Pick<Property, 'featured' | 'title'>>(properties: readonly P[]): P[] {
  return properties.toSorted(
    (a, b) => Number(b.featured) - Number(a.featured) || a.title.localeCompare(b.title, 'en', { numeric: true }),
  )
}
