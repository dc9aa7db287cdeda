import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const bungalow = {
  location: 'atlanta',
  propertyType: 'single-family',
  bedrooms: 3,
  bathrooms: 1.5,
  squareFeet: 1200,
} as const
const loft = { ...bungalow, location: 'dallas', bedrooms: 0, squareFeet: null } as const

test('every property has a value in every row, N/A when it is missing', () => {
  expect(compareRows([bungalow, loft]).map(({ term, values }) => [term, ...values])).toEqual([
    ['Location', 'Intown Atlanta, GA', 'East Dallas, TX'],
    ['Type', 'Single Family', 'Single Family'],
    ['Bedrooms', '3', '0'],
    ['Bathrooms', '1.5', '1.5'],
    ['Square Feet', '1,200', 'N/A'],
  ])
})

test('rows whose values are not all alike stand out', () => {
  const differing = compareRows([bungalow, bungalow, loft]).filter(({ differs }) => differs)
  expect(differing.map(({ term }) => term)).toEqual(['Location', 'Bedrooms', 'Square Feet'])
})

test('availability comes first where any home says it', () => {
  const soon = { ...bungalow, availabilitySummary: { state: 'soon', from: '2026-06-01' } } as const
  expect(compareRows([soon, loft])[0]).toEqual({
    term: 'Availability',
    values: ['Available June 1', 'N/A'],
    differs: true,
  })
})
