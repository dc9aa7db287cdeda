import { expect, test } from 'vitest'
import { propertyFacts } from './property-facts.ts'

test('formats half bathrooms and thousands', () => {
  expect(propertyFacts({ bedrooms: 3, bathrooms: 2.5, squareFeet: 1840 })).toEqual([
    { term: 'Bedrooms', value: '3' },
    { term: 'Bathrooms', value: '2.5' },
    { term: 'Square Feet', value: '1,840' },
  ])
})

test('omits unknown values, but not 0', () => {
  expect(propertyFacts({ bedrooms: 0, bathrooms: null, squareFeet: null })).toEqual([{ term: 'Bedrooms', value: '0' }])
})
