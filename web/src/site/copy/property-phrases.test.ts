import type { Location, PropertyType } from '@porchlight/contract/properties/options'
import { expect, test } from 'vitest'
import { describeProperty, kindAndCity, pageTitle } from './property-phrases.ts'

const home = (
  propertyType: PropertyType,
  location: Location,
  bedrooms: number | null = null,
  address: string | null = null,
) => ({
  title: 'The Alder',
  propertyType,
  location,
  address,
  bedrooms,
  neighborhood: null,
})

test.each([
  ['3-bedroom house, Atlanta', home('single-family', 'atlanta', 3), []],
  ['3-bedroom house, Decatur', home('single-family', 'atlanta', 3, '123 Ponce Place, Decatur, GA 30030'), []],
  ['studio house, Dallas', home('single-family', 'dallas', 0), []],
  ['house, Dallas', home('single-family', 'dallas'), [1]],
  ['apartments, Atlanta', home('multifamily', 'atlanta', 5), []],
  ['2-bedroom apartments, Atlanta', home('multifamily', 'atlanta'), [2, 2]],
  ['1–3 bedroom apartments, Dallas', home('multifamily', 'dallas'), [3, 1, 2]],
  ['studio to 2-bedroom apartments, Dallas', home('multifamily', 'dallas'), [2, 0]],
] as const)('returns "%s"', (words, property, bedrooms) => {
  expect(
    kindAndCity(
      property,
      bedrooms.map((n) => ({ bedrooms: n })),
    ),
  ).toBe(words)
})

test('describes a property by title, type and city', () => {
  expect(describeProperty(home('single-family', 'atlanta'))).toBe('The Alder, house in Intown Atlanta, GA')
  expect(describeProperty(home('multifamily', 'dallas'))).toBe('The Alder, apartment building in East Dallas, TX')
})

test('names the neighborhood, shortened if it is long', () => {
  const house = { ...home('single-family', 'atlanta', 3), neighborhood: 'Inman Park' }
  expect(kindAndCity(house, [])).toBe('3-bedroom house, Inman Park, Atlanta')
  expect(kindAndCity({ ...house, neighborhood: 'x'.repeat(100) }, []).length).toBeLessThan(60)
})

test('a title keeps the name rather than a long neighborhood', () => {
  const building = {
    ...home('multifamily', 'atlanta'),
    title: 'The Highland Avenue Courtyard',
    neighborhood: 'Virginia-Highland, Atkins Park',
  }
  expect(pageTitle(building, [{ bedrooms: 0 }, { bedrooms: 3 }])).toBe(
    'The Highland Avenue Courtyard: studio to 3-bedroom apartments, Atlanta',
  )
  const short = pageTitle({ ...building, title: 'The Alder' }, [{ bedrooms: 0 }, { bedrooms: 3 }])
  expect(short).toBe('The Alder: studio to 3-bedroom apartments, Virginia-Highland…, Atlanta')
})
