import type { Property } from '@porchlight/contract/properties/property'
import { formatNumber } from '../../shared/property-card/format-number.ts'
import type { Fact } from './facts.tsx'
import { propertyCopy } from './property-copy.ts'

/** Null values are omitted, 0 is shown (docs/product/property-page.md#property-page). */
export function propertyFacts({
  bedrooms,
  bathrooms,
  squareFeet,
}: Pick<Property, 'bedrooms' | 'bathrooms' | 'squareFeet'>): Fact[] {
  return [
    { term: propertyCopy.bedrooms, value: bedrooms },
    { term: propertyCopy.bathrooms, value: bathrooms },
    { term: propertyCopy.squareFeet, value: squareFeet },
  ].flatMap(({ term, value }) => (value === null ? [] : [{ term, value: formatNumber(value) }]))
}
