import type { HeroImage } from '../images/hero.ts'
import type { PropertyImage } from '../images/image.ts'
import type { Property } from './property.ts'
import type { Unit } from './unit.ts'

const withoutOptionals = {
  youtubeUrl: null,
  tourUrl: null,
  availability: null,
  availableFrom: null,
  listingUrl: null,
  availabilityConfirmedAt: null,
  facts: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  images: [],
}

/** A property with required fields only. Tests override fields. */
export const exampleProperty: Property = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The Alder',
  description: 'A tall house',
  location: 'atlanta',
  propertyType: 'single-family',
  address: null,
  neighborhood: null,
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  ...withoutOptionals,
  featured: false,
  architecturalStyle: null,
  features: [],
  updatedAt: '2026-01-02T00:00:00.000Z',
}

/** A unit of `exampleProperty` with required fields only. */
export const exampleUnit: Unit = {
  id: `${exampleProperty.id}.00000000-0000-4000-8000-000000000009`,
  propertyId: exampleProperty.id,
  unitNumber: '2B',
  bedrooms: 1,
  bathrooms: 1,
  squareFeet: 0,
  features: null,
  ...withoutOptionals,
  updatedAt: '2026-01-01T00:00:00.000Z',
  propertyTitle: 'The Alder',
}

export const exampleImage: PropertyImage = {
  id: `${exampleProperty.id}.00000000-0000-4000-8000-000000000010`,
  propertyId: exampleProperty.id,
  imageUrl: '/images/00000000-0000-4000-8000-000000000011.jpg',
  caption: null,
  isPrimary: true,
  displayOrder: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
}

export const exampleHeroImage: HeroImage = {
  id: '00000000-0000-4000-8000-000000000012',
  imageUrl: '/images/00000000-0000-4000-8000-000000000013.jpg',
  displayOrder: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
}
