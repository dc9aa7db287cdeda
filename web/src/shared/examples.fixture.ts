import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'

/** A house of which nothing is known that may be left out. */
export const bareHome: Property = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'The Alder',
  description: 'A tall house',
  location: 'atlanta',
  propertyType: 'single-family',
  address: null,
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  youtubeUrl: null,
  availability: null,
  availableFrom: null,
  listingUrl: null,
  featured: false,
  architecturalStyle: null,
  features: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  images: [],
}

/** A unit of it, likewise. */
export const bareUnit: Unit = {
  id: `${bareHome.id}.00000000-0000-4000-8000-000000000009`,
  propertyId: bareHome.id,
  unitNumber: '2B',
  bedrooms: 1,
  bathrooms: 1,
  squareFeet: 0,
  features: null,
  youtubeUrl: null,
  availability: null,
  availableFrom: null,
  listingUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  propertyTitle: 'The Alder',
  images: [],
}
