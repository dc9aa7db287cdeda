import { expect, test } from 'vitest'
import { directionsTo } from './directions.ts'

const destination = (address: string | null, location: 'atlanta' | 'dallas' = 'atlanta') => {
  const link = directionsTo({ address, location })
  return link && new URL(link).searchParams.get('destination')
}

test('uses an address with a city unchanged', () => {
  expect(destination('12 Elm & Oak St #4, Atlanta, GA 30307')).toBe('12 Elm & Oak St #4, Atlanta, GA 30307')
})

test.each([
  ['123 Ponce Place, Decatur, GA 30030', '123 Ponce Place, Decatur, GA 30030'],
  ['9 Mesquite Lane Garland TX 75040', '9 Mesquite Lane, Garland, TX 75040'],
  ['31 Church St, Marietta', '31 Church St, Marietta, GA'],
])('leads to the own city of "%s"', (address, expected) => {
  expect(destination(address, 'dallas')).toBe(expected)
})

test('adds the city to an address without one, also if the street has its name', () => {
  expect(destination('455 Atlanta Ave SE')).toBe('455 Atlanta Ave SE, Atlanta, GA')
  expect(destination('12 Elizabeth Street')).toBe('12 Elizabeth Street, Atlanta, GA')
  expect(destination('5 Swiss Avenue', 'dallas')).toBe('5 Swiss Avenue, Dallas, TX')
})

test('returns undefined without an address', () => {
  expect(destination(null)).toBeUndefined()
  expect(destination('  ')).toBeUndefined()
})
