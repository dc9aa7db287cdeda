import type { Property } from '@porchlight/contract/properties/property'
import { cardCopy } from './card-copy.ts'

/** The facts that are known, in a line: "6 units" or "3 beds · 2.5 baths · 1,860 sq ft"; empty when none is. */
export function factsLine(
  property: Pick<Property, 'propertyType' | 'unitCount' | 'bedrooms' | 'bathrooms' | 'squareFeet'>,
): string {
  const { propertyType, unitCount, bedrooms, bathrooms, squareFeet } = property
  if (propertyType === 'multifamily' && unitCount) return cardCopy.units(unitCount)
  const facts = [
    bedrooms === null ? '' : cardCopy.bedrooms(bedrooms),
    bathrooms === null ? '' : cardCopy.bathrooms(bathrooms),
    squareFeet ? cardCopy.squareFeet(squareFeet) : '',
  ]
  return facts.filter(Boolean).join(' · ')
}
