import { propertyFieldsSchema, propertySchema } from '@porchlight/contract/property'
import { expect, test } from 'vitest'
import { featuresFromText } from './features-text.ts'
import { halfStepsFromText } from './half-steps-text.ts'
import { fieldsOf, newProperty, valuesOf } from './property-values.ts'

const stored = propertySchema.parse({
  id: 'x',
  title: 'Fern House',
  description: 'Ferns.',
  location: 'dallas',
  propertyType: 'single-family',
  address: null,
  bedrooms: 0,
  bathrooms: 2.5,
  squareFeet: null,
  youtubeUrl: null,
  featured: true,
  architecturalStyle: 'Modern',
  features: ['Porch', 'Swing'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  images: [],
})

test('what is stored comes back as it was', () => {
  expect(fieldsOf(valuesOf(stored))).toEqual(propertyFieldsSchema.parse(stored))
})

test('a new property starts in Atlanta, multifamily, not featured, and empty', () => {
  expect(fieldsOf(newProperty)).toEqual({
    title: '',
    description: '',
    location: 'atlanta',
    propertyType: 'multifamily',
    address: null,
    bedrooms: null,
    bathrooms: null,
    squareFeet: null,
    youtubeUrl: null,
    featured: false,
    architecturalStyle: null,
    features: [],
  })
})

test('features are split on commas, trimmed, and empty ones dropped', () => {
  expect(featuresFromText(' Porch, ,Swing ,,')).toEqual(['Porch', 'Swing'])
  expect(featuresFromText(' , ')).toEqual([])
})

test('a comma in square feet and bedrooms stands between thousands', () => {
  const typed = { ...newProperty, bedrooms: '1,000', squareFeet: '2,000' }
  expect(fieldsOf(typed)).toMatchObject({ bedrooms: 1000, squareFeet: 2000 })
  expect(fieldsOf({ ...newProperty, squareFeet: '1,850' }).squareFeet).toBe(1850)
  expect(fieldsOf({ ...newProperty, bedrooms: '2,5', squareFeet: '2.000' })).toMatchObject({
    bedrooms: Number.NaN,
    squareFeet: Number.NaN,
  })
})

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['-1', -1],
  ['1,500', Number.NaN],
  ['three', Number.NaN],
  ['1e3', Number.NaN],
  ['.', Number.NaN],
  ['1.2.3', Number.NaN],
])('bathrooms typed as "%s" are %s', (text, value) => {
  expect(halfStepsFromText(text)).toBe(value)
})
