import type { Image } from '@porchlight/contract/images/image'
import { floorPlansOf, inDisplayOrder, photosOf } from '@porchlight/contract/images/image-order'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { floorPlanCopy } from '../detail/property-copy.ts'
import { unitCopy } from '../detail/unit-copy.ts'
import { amenities } from './amenities.ts'

interface Rooms {
  bedrooms: number | null
  bathrooms: number | null
  squareFeet: number | null
}

/** Returns rooms and size for schema.org: a half bath is a partial one, and FTK means square feet. */
export const accommodation = ({ bedrooms, bathrooms, squareFeet }: Rooms) => ({
  ...(bedrooms !== null && { numberOfBedrooms: bedrooms }),
  ...(bathrooms !== null && {
    numberOfBathroomsTotal: Math.ceil(bathrooms),
    numberOfFullBathrooms: Math.floor(bathrooms),
    numberOfPartialBathrooms: Math.ceil(bathrooms) - Math.floor(bathrooms),
  }),
  ...(squareFeet && { floorSize: { '@type': 'QuantitativeValue', value: squareFeet, unitCode: 'FTK' } }),
})

/** Returns the pictures of a property or unit for schema.org, floor plans apart. */
export function pictures(images: readonly Image[], rooms: Rooms, absolute: (path: string) => string) {
  const image = inDisplayOrder(photosOf(images)).map(({ imageUrl }) => absolute(imageUrl))
  const plans = floorPlansOf(images).map(({ imageUrl, alt, caption }) => ({
    '@type': 'FloorPlan',
    name: alt || caption || floorPlanCopy.heading(1),
    layoutImage: absolute(imageUrl),
    ...accommodation(rooms),
  }))
  return { ...(image.length > 0 && { image }), ...(plans.length > 0 && { accommodationFloorPlan: plans }) }
}

/** Returns the apartments of a building; empty if it has none. */
export function apartments(building: Property, all: readonly Unit[], absolute: (path: string) => string) {
  if (all.length === 0) return {}
  return {
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: all.length },
    containsPlace: all.map((unit) => ({
      '@type': 'Apartment',
      name: unitCopy.title(unit.unitNumber),
      ...accommodation(unit),
      ...amenities({ ...building.facts, ...unit.facts }),
      ...pictures(unit.images, unit, absolute),
    })),
  }
}
