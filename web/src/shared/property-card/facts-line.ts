import type { Property } from '@porchlight/contract/properties/property'
import { cardCopy } from './card-copy.ts'

/** Returns the known facts, for example "6 units" or "3 beds · 2.5 baths · 1,860 sq ft". Empty if none is known. */
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
