import { describe, expect, it } from 'vitest'
import { propertyInputSchema } from './property.ts'
import { unitInputSchema } from './unit.ts'

const property = {
  title: 'Magnolia House',
  description: 'A house with a porch.',
  location: 'atlanta',
  propertyType: 'single-family',
}
const problems = (fields: object) =>
  propertyInputSchema
    .safeParse({ property: { ...property, ...fields }, images: [] })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a property as saved', () => {
  it.each([
    ['half baths', { bathrooms: 2.5 }],
    ['unknown figures', { bedrooms: null, bathrooms: null, squareFeet: null }],
    ['the longest title', { title: 'x'.repeat(255) }],
    ['the longest address and link', { address: 'x'.repeat(500), youtubeUrl: 'x'.repeat(500) }],
    ['nothing but what is required', {}],
  ])('may have %s', (_, fields) => {
    expect(problems(fields)).toEqual([])
  })

  it.each([
    ['title', { title: 'x'.repeat(256) }],
    ['title', { title: '   ' }],
    ['title', { title: null }],
    ['description', { description: '' }],
    ['description', { description: '🏠'.repeat(100_000) }],
    ['location', { location: 'paris' }],
    ['propertyType', { propertyType: 'castle' }],
    ['address', { address: 'x'.repeat(501) }],
    ['bedrooms', { bedrooms: 1.5 }],
    ['bedrooms', { bedrooms: -1 }],
    ['bedrooms', { bedrooms: '3' }],
    ['bathrooms', { bathrooms: 1.25 }],
    ['bathrooms', { bathrooms: Number.POSITIVE_INFINITY }],
    ['bedrooms', { bedrooms: 1000 }],
    ['squareFeet', { squareFeet: 0.5 }],
    ['squareFeet', { squareFeet: 10_000_000 }],
    ['youtubeUrl', { youtubeUrl: 'x'.repeat(501) }],
    ['architecturalStyle', { architecturalStyle: 'x'.repeat(101) }],
    ['features', { features: 'porch' }],
    ['featured', { featured: 'yes' }],
  ])('is refused for its %s', (field, fields) => {
    expect(problems(fields)).toEqual([`property.${field}`])
  })

  it('is refused with keys that nobody knows', () => {
    expect(problems({ owner: 'me' })).toEqual(['property'])
    const image = { url: '/images/a.jpg', width: 1 }
    const { error } = propertyInputSchema.safeParse({ property, images: [image], extra: 1 })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['images.0', ''])
  })
})

it('a unit without a number is refused in the words of the form', () => {
  const unit = { propertyId: '6a1f7c52-3c1e-4b6d-9a57-111111111111', unitNumber: ' ', bedrooms: -1, bathrooms: -1 }
  const { error } = unitInputSchema.safeParse({ unit, images: [] })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Unit number is required',
    'Bedrooms must be 0 or greater',
    'Bathrooms must be 0 or greater',
  ])
})
