import { expect, test } from 'vitest'
import { idsThatCount, parseIds, pickCompared, sameIds } from './compare-ids.ts'

test('an address names each property once, in its order', () => {
  expect(parseIds('b,a, b,,c')).toEqual(['b', 'a', 'c'])
  expect(parseIds('')).toEqual([])
  expect(parseIds(null)).toEqual([])
})

test('unknown properties are dropped before the first three are taken', () => {
  const properties = new Map<string, string | null>(['a', 'b', 'c', 'd'].map((id) => [id, `House ${id}`]))
  properties.set('x', null)
  const compared = pickCompared(['x', 'd', 'c', 'constructor', 'b', 'a'], properties)
  expect(compared).toEqual(['House d', 'House c', 'House b'])
})

const settled = (...ids: string[]) => ({ from: ids, to: ids })

test('on load the address wins over the stored selection', () => {
  expect(idsThatCount({ address: ['a', 'b'], chosen: ['c'], last: undefined })).toEqual(['a', 'b'])
})

test('without ids in the address the stored selection is used', () => {
  expect(idsThatCount({ address: [], chosen: ['c', 'd'], last: undefined })).toEqual(['c', 'd'])
  expect(idsThatCount({ address: [], chosen: ['c', 'd'], last: settled('a', 'b') })).toEqual(['c', 'd'])
})

test('after that, what the visitor removes or clears is gone from the address too', () => {
  expect(idsThatCount({ address: ['a', 'b'], chosen: ['a'], last: settled('a', 'b') })).toEqual(['a'])
  expect(idsThatCount({ address: ['a', 'b'], chosen: [], last: settled('a', 'b') })).toEqual([])
})

test('an address that is still on its way is waited for, and is not taken for a new one', () => {
  const last = { from: ['a', 'b'], to: ['a'] }
  expect(idsThatCount({ address: ['a', 'b'], chosen: ['a'], last })).toBeUndefined()
  expect(idsThatCount({ address: ['a'], chosen: [], last })).toEqual([])
})

test('another address, as by the back button, wins again', () => {
  expect(idsThatCount({ address: ['b', 'c'], chosen: ['a', 'b'], last: settled('a', 'b') })).toEqual(['b', 'c'])
})

test('the same ids in another order are another comparison', () => {
  expect(sameIds(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(sameIds(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(sameIds(['a'], ['a', 'b'])).toBe(false)
})
