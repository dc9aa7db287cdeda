import { expect, test } from 'vitest'
import { propertyFacts, unitFacts } from './facts.tsx'

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

const texts = (squareFeet: number | null, bedrooms = 2) =>
  unitFacts({ bedrooms, bathrooms: 1, squareFeet }).map(({ term, value, hidesTerm }) =>
    hidesTerm ? value : `${term} ${value}`,
  )

test('shows bedrooms, also 0 for a studio, bathrooms and size', () => {
  expect(texts(1250)).toEqual(['Bedrooms 2', 'Bathrooms 1', 'Sq Ft 1,250'])
  expect(texts(null, 0)).toEqual(['Bedrooms 0', 'Bathrooms 1'])
})

test('shows a size of 0 as not available and omits an unknown one', () => {
  expect(texts(0)).toEqual(['Bedrooms 2', 'Bathrooms 1', 'Sq Ft Not available'])
  expect(texts(null)).toEqual(['Bedrooms 2', 'Bathrooms 1'])
})
