import { expect, test } from 'vitest'
import { fieldsOf, newUnit, valuesOf } from './unit-values.ts'

const unit = {
  id: 'p.u',
  propertyId: 'p',
  unitNumber: '2B',
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: null,
  features: null,
  youtubeUrl: 'https://youtu.be/abc',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  propertyTitle: 'Oak',
  images: [],
}

test('rooms left empty are 0, square feet and texts left empty are nothing', () => {
  expect(fieldsOf({ ...newUnit, unitNumber: ' 2B ', features: '  ' })).toEqual({
    unitNumber: '2B',
    bedrooms: 0,
    bathrooms: 0,
    squareFeet: null,
    features: null,
    youtubeUrl: null,
  })
})

test('a stored unit comes back as it was', () => {
  const { unitNumber, bedrooms, bathrooms, squareFeet, features, youtubeUrl } = unit
  expect(fieldsOf(valuesOf(unit))).toEqual({ unitNumber, bedrooms, bathrooms, squareFeet, features, youtubeUrl })
})

test('0 square feet stay 0, which means not available', () => {
  expect(fieldsOf(valuesOf({ ...unit, squareFeet: 0 })).squareFeet).toBe(0)
})

test('square feet are read with a comma between thousands', () => {
  expect(fieldsOf({ ...newUnit, squareFeet: '2,000' }).squareFeet).toBe(2000)
})
