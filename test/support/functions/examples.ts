import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { UnitFields } from '@porchlight/contract/properties/unit'

export const propertyFields: PropertyFields = {
  title: 'The Inman',
  description: 'A Victorian with a wide porch.',
  location: 'atlanta',
  propertyType: 'multifamily',
  address: '12 Elizabeth Street',
  bedrooms: 3,
  bathrooms: 2.5,
  squareFeet: 1850,
  featured: true,
  architecturalStyle: 'Victorian Charmer',
  features: ['Porch', 'Garden'],
}

export const unitFields = (propertyId: string, unitNumber = '1'): UnitFields => ({
  propertyId,
  unitNumber,
  bedrooms: 1,
  bathrooms: 1,
  squareFeet: 0,
})

/** Looks like the path of an upload. */
export const image = (n: number) => ({
  imageUrl: `/images/00000000-0000-4000-8000-${String(n).padStart(12, '0')}.jpg`,
})
