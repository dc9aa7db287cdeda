import { expect, test } from 'vitest'
import { similarProperties } from './similar-properties.ts'

type Home = Parameters<typeof similarProperties>[0]

const property = (id: string, fields: Partial<Home> = {}): Home => ({
  id,
  location: 'atlanta',
  propertyType: 'single-family',
  bedrooms: 3,
  squareFeet: 1500,
  ...fields,
})
const ids = (properties: Home[]) => properties.map(({ id }) => id)
const leased = { availabilitySummary: { state: 'leased' } } as const

test('of the same city, then of the same kind, then with as many bedrooms, then of the same size', () => {
  const me = property('me')
  const all = [
    me,
    property('elsewhere', { location: 'dallas' }),
    property('building', { propertyType: 'multifamily' }),
    property('larger', { bedrooms: 5 }),
    property('much bigger', { squareFeet: 3000 }),
    property('bigger', { squareFeet: 1600 }),
    property('unknown', { bedrooms: null }),
    property('smaller', { bedrooms: 2 }),
  ]
  expect(ids(similarProperties(me, all))).toEqual(['bigger', 'much bigger', 'smaller'])
  const few = all.filter(({ id }) => ['me', 'building', 'elsewhere', 'unknown', 'larger'].includes(id))
  expect(ids(similarProperties(me, few))).toEqual(['larger', 'unknown', 'building'])
})

test('leased ones only where others are lacking', () => {
  const me = property('me')
  const all = [
    me,
    property('twin', leased),
    property('building', { propertyType: 'multifamily' }),
    property('free', { bedrooms: 9 }),
  ]
  expect(ids(similarProperties(me, all))).toEqual(['free', 'building', 'twin'])
})

test('beside a leased property only those that can be rented, now or soon', () => {
  const me = property('me', leased)
  const all = [
    me,
    property('twin', leased),
    property('unknown'),
    property('soon', { bedrooms: 9, availabilitySummary: { state: 'soon' } }),
    property('building', { propertyType: 'multifamily', availabilitySummary: { state: 'available' } }),
  ]
  expect(ids(similarProperties(me, all))).toEqual(['soon', 'building'])
  expect(similarProperties(me, all.slice(0, 3))).toEqual([])
})

test('none without another home in the city', () => {
  expect(similarProperties(property('me'), [property('me'), property('elsewhere', { location: 'dallas' })])).toEqual([])
})

test('equal homes take turns, so that a change of one changes few pages', () => {
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => property(id))
  expect(ids(similarProperties(property('b'), all))).toEqual(['c', 'd', 'e'])
  expect(ids(similarProperties(property('e'), all))).toEqual(['f', 'a', 'b'])
})
