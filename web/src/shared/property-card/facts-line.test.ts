import { expect, test } from 'vitest'
import { factsLine } from './facts-line.ts'

const unknown = { propertyType: 'single-family', bedrooms: null, bathrooms: null, squareFeet: null } as const

test('shows only known facts', () => {
  expect(factsLine(unknown)).toBe('')
  expect(factsLine({ ...unknown, bedrooms: 1, bathrooms: 2.5, squareFeet: 1860 })).toBe(
    '1 bed · 2.5 baths · 1,860 sq ft',
  )
  expect(factsLine({ ...unknown, bedrooms: 0, squareFeet: 0 })).toBe('Studio')
})

test('shows the number of units of a multifamily property', () => {
  expect(factsLine({ ...unknown, propertyType: 'multifamily', unitCount: 6 })).toBe('6 units')
  expect(factsLine({ ...unknown, propertyType: 'multifamily', unitCount: 0 })).toBe('')
})
