import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import type { Unit } from '@porchlight/contract/properties/unit'
import { unitCopy } from '../detail/unit-copy.ts'

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

/** Returns the apartments of a building; empty if it has none. */
export function apartments(all: readonly Unit[], absolute: (path: string) => string) {
  if (all.length === 0) return {}
  return {
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: all.length },
    containsPlace: all.map((unit) => {
      const image = inDisplayOrder(unit.images).map(({ imageUrl }) => absolute(imageUrl))
      return {
        '@type': 'Apartment',
        name: unitCopy.title(unit.unitNumber),
        ...accommodation(unit),
        ...(image.length > 0 && { image }),
      }
    }),
  }
}
