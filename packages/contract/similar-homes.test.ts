import { expect, test } from 'vitest'
import { neighbours, similarHomes } from './similar-homes.ts'

type Home = Parameters<typeof similarHomes>[0]

const home = (id: string, fields: Partial<Home> = {}): Home => ({
  id,
  location: 'atlanta',
  propertyType: 'single-family',
  bedrooms: 3,
  squareFeet: 1500,
  ...fields,
})
const ids = (homes: Home[]) => homes.map(({ id }) => id)
const leased = { vacancy: { state: 'leased' } } as const

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
  expect(ids(similarHomes(me, all))).toEqual(['bigger', 'much bigger', 'smaller'])
  const few = all.filter(({ id }) => ['me', 'building', 'elsewhere', 'unknown', 'larger'].includes(id))
  expect(ids(similarHomes(me, few))).toEqual(['larger', 'unknown', 'building'])
})

test('leased ones only where others are lacking', () => {
  const me = home('me', leased)
  const all = [
    me,
    home('twin', leased),
    home('building', { propertyType: 'multifamily' }),
    home('free', { bedrooms: 9 }),
  ]
  expect(ids(similarHomes(me, all))).toEqual(['free', 'building', 'twin'])
})

test('none without another home in the city', () => {
  expect(similarHomes(home('me'), [home('me'), home('elsewhere', { location: 'dallas' })])).toEqual([])
})

test('a home stands on the pages of its neighbours alone, at most ten, also where all are alike', () => {
  const all = Array.from({ length: 500 }, (_, n) => home(String(n).padStart(3, '0')))
  const one = home('250')
  const beside = all.filter((other) => ids(similarHomes(other, all)).includes(one.id))
  expect(beside.length).toBeGreaterThan(0)
  expect(beside.length).toBeLessThanOrEqual(10)
  expect(ids(neighbours(one, all))).toEqual(expect.arrayContaining(ids(beside)))
  // when it is gone, the same pages find others
  const without = all.filter(({ id }) => id !== one.id)
  const changed = without.filter(
    (other) => !ids(similarHomes(other, all)).every((id, n) => ids(similarHomes(other, without))[n] === id),
  )
  expect(ids(neighbours(one, without))).toEqual(expect.arrayContaining(ids(changed)))
})
