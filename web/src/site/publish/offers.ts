import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { site } from '@porchlight/site/site.config'
import { unitCopy } from '../detail/unit-copy.ts'

/** https://schema.org/ItemAvailability: available soon is a pre-order. */
const itemAvailability = {
  available: 'https://schema.org/InStock',
  soon: 'https://schema.org/PreOrder',
  leased: 'https://schema.org/SoldOut',
}

/** Of the property, or of each unit of a building without its own availability. Empty if no availability is known. */
export function offers(property: Property, units: readonly Unit[], offeredBy: object) {
  const hasOwnAvailability = property.availability !== null || property.propertyType !== 'multifamily'
  const candidates = hasOwnAvailability
    ? [{ ...property, name: property.title }]
    : units.map((unit) => ({ ...unit, name: unitCopy.title(unit.unitNumber) }))
  const list = candidates.flatMap(({ name, availabilitySummary, listingUrl }) => {
    if (!availabilitySummary) return []
    const { state, from } = availabilitySummary
    // Without `itemOffered`, which takes products only.
    return {
      '@type': 'Offer',
      name,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: itemAvailability[state],
      ...(from && { availabilityStarts: from }),
      url: listingUrl ?? site.portal.listingsUrl,
      offeredBy,
    }
  })
  return list.length > 0 ? { offers: list } : {}
}
