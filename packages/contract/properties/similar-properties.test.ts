import { expect, test } from 'vitest'
import { similarProperties } from './similar-properties.ts'

type Home = Parameters<typeof similarProperties>[0]

const home = (id: string, fields: Partial<Home> = {}): Home => ({
  id,
  location: 'atlanta',
  propertyType: 'single-family',
  bedrooms: 3,
  squareFeet: 1500,
  ...fields,
})
const ids = (homes: Home[]) => homes.map(({ id }) => id)
const leased = { availabilitySummary: { state: 'leased' } } as const

test('of the same city, then of the same kind, then with as many bedrooms, then of the same size', () => {
  const me = home('me')
  const all = [
    me,
    home('elsewhere', { location: 'dallas' }),
    home('building', { propertyType: 'multifamily' }),
    home('larger', { bedrooms: 5 }),
    home('much bigger', { squareFeet: 3000 }),
    home('bigger', { squareFeet: 1600 }),
    home('unknown', { bedrooms: null }),
    home('smaller', { bedrooms: 2 }),
  ]
  expect(ids(similarProperties(me, all))).toEqual(['bigger', 'much bigger', 'smaller'])
  const few = all.filter(({ id }) => ['me', 'building', 'elsewhere', 'unknown', 'larger'].includes(id))
  expect(ids(similarProperties(me, few))).toEqual(['larger', 'unknown', 'building'])
})

test('leased ones only where others are lacking', () => {
  const me = home('me', leased)
  const all = [
    me,
    home('twin', leased),
    home('building', { propertyType: 'multifamily' }),
    home('free', { bedrooms: 9 }),
  ]
  expect(ids(similarProperties(me, all))).toEqual(['free', 'building', 'twin'])
})

test('none without another home in the city', () => {
  expect(similarProperties(home('me'), [home('me'), home('elsewhere', { location: 'dallas' })])).toEqual([])
})

test('equal homes take turns, so that a change of one changes few pages', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => home(id))
  expect(ids(similarProperties(home('b'), all))).toEqual(['c', 'd', 'e'])
  expect(ids(similarProperties(home('e'), all))).toEqual(['f', 'a', 'b'])
})
