import { describe, expect, test } from 'vitest'
import { propertyInputSchema } from './property.ts'
import { unitInputSchema } from './unit.ts'

const property = {
  title: 'Magnolia House',
  description: 'A house with a porch.',
  location: 'atlanta',
  propertyType: 'single-family',
}
const listingUrl = 'https://portal.example.com/listings/1'
const problems = (fields: object) =>
  propertyInputSchema
    .safeParse({ property: { ...property, ...fields }, images: [] })
    .error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a property as saved', () => {
  test.each([
    ['half baths', { bathrooms: 2.5 }],
    ['unknown figures', { bedrooms: null, bathrooms: null, squareFeet: null }],
    ['the longest title', { title: 'x'.repeat(255) }],
    ['the longest address and link', { address: 'x'.repeat(500), youtubeUrl: 'https://example.com/'.padEnd(500, 'x') }],
    ['a state, a day and a listing', { availability: 'soon', availableFrom: '2028-02-29', listingUrl }],
    ['no state, day and listing', { availability: null, availableFrom: null, listingUrl: null }],
    ['an empty listing', { listingUrl: ' ' }],
    ['the longest listing', { listingUrl: listingUrl.padEnd(1000, 'x') }],
    ['only required fields', {}],
  ])('may have %s', (_, fields) => {
    expect(problems(fields)).toEqual([])
  })

  test.each([
    ['description', { description: '🏠'.repeat(100_000) }],
    ['location', { location: 'paris' }],
    ['propertyType', { propertyType: 'castle' }],
    ['bathrooms', { bathrooms: Number.POSITIVE_INFINITY }],
    ['availability', { availability: 'sold' }],
    ['availability', { availability: 'Available' }],
    ['availability', { availability: '' }],
    ['availableFrom', { availableFrom: '2026-02-30' }],
    ['availableFrom', { availableFrom: '2026-02-29' }],
    ['availableFrom', { availableFrom: '2026-2-3' }],
    ['availableFrom', { availableFrom: '0027-02-03' }],
    ['availableFrom', { availableFrom: '06/01/2026' }],
    ['availableFrom', { availableFrom: '2026-06-01T00:00:00.000Z' }],
    ['listingUrl', { listingUrl: listingUrl.padEnd(1001, 'x') }],
    ...[
      'javascript:alert(1)',
      'http://portal.example.com/listings/1',
      'portal.example.com/listings/1',
      '//portal.example.com',
      'https://',
      'https:portal.example.com',
      'https://portal',
      'https://portal.example.com@evil.example',
      'https://portal.example.com:80@evil.example/',
      'https://256.1.1.1/listings',
      'https://portal.example.com/a b',
      'https://portal.example.com/\u202eabc',
      'java\nscript:alert(1)',
    ].map((wrong): [string, object] => ['listingUrl', { listingUrl: wrong }]),
    // Others: functions/src/handlers/admin/bad-input.test.ts.
  ])('is refused for its %s', (field, fields) => {
    expect(problems(fields)).toEqual([`property.${field}`])
  })

  test('is refused with keys that nobody knows', () => {
    expect(problems({ owner: 'me' })).toEqual(['property'])
    const image = { url: '/images/a.jpg', width: 1 }
    const { error } = propertyInputSchema.safeParse({ property, images: [image], extra: 1 })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['images.0', ''])
  })
})

test('a unit without a number is refused in the words of the form', () => {
  const unit = { propertyId: '6a1f7c52-3c1e-4b6d-9a57-111111111111', unitNumber: ' ', bedrooms: -1, bathrooms: -1 }
  const { error } = unitInputSchema.safeParse({ unit, images: [] })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Unit number is required',
    'Bedrooms must be 0 or greater',
    'Bathrooms must be 0 or greater',
  ])
})
