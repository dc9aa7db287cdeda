import { expect, test } from 'vitest'
import { compareRows } from './compare-rows.ts'

const bungalow = {
  address: null,
  location: 'atlanta',
  propertyType: 'single-family',
  bedrooms: 3,
  bathrooms: 1.5,
  squareFeet: 1200,
  facts: null,
} as const
const loft = { ...bungalow, location: 'dallas', bedrooms: 0, squareFeet: null } as const

test('has a value per property in every row, N/A if missing', () => {
  expect(compareRows([bungalow, loft]).map(({ term, values }) => [term, ...values])).toEqual([
    ['Location', 'Intown Atlanta, GA', 'East Dallas, TX'],
    ['Type', 'Single Family', 'Single Family'],
    ['Bedrooms', '3', '0'],
    ['Bathrooms', '1.5', '1.5'],
    ['Square Feet', '1,200', 'N/A'],
  ])
})

test('marks rows with different values', () => {
  const differing = compareRows([bungalow, bungalow, loft]).filter(({ differs }) => differs)
  expect(differing.map(({ term }) => term)).toEqual(['Location', 'Bedrooms', 'Square Feet'])
})

test('has addresses if any property has one, and never translates them', () => {
  const last = compareRows([bungalow, { ...loft, address: '5 Swiss Avenue' }]).at(-1)
  expect(last).toEqual({ term: 'Address', values: ['Not stated', '5 Swiss Avenue'], differs: true, translate: 'no' })
})

test('puts availability first if any property has it', () => {
  const soon = { ...bungalow, availabilitySummary: { state: 'soon', from: '2026-06-01' } } as const
  const [first] = compareRows([soon, loft])
  expect(first).toEqual({ term: 'Availability', values: ['Available June 1', 'Not stated'], differs: true })
})

test('has a row for each fact that a property states, marked if it differs', () => {
  const dogs = { ...bungalow, facts: { dogs: 'yes' as const, parking: ['garage' as const, 'street' as const] } }
  const unit = { bedrooms: 1, facts: { parking: [], elevator: false } }
  const rows = compareRows([dogs, { ...loft, unitSummaries: [unit] }]).slice(5)
  expect(rows).toEqual([
    { term: 'Dogs', values: ['Allowed', 'Not stated'], differs: true },
    { term: 'Parking', values: ['Garage, Street', 'Some units: None'], differs: true },
    { term: 'Elevator', values: ['Not stated', 'Some units: No'], differs: true },
  ])
  expect(compareRows([dogs, dogs]).filter(({ differs }) => differs)).toEqual([])
})
