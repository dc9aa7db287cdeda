import { expect, test } from 'vitest'
import { parseIds, pickCompared, resolveIds, sameIds } from './compare-ids.ts'

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

const synced = (...ids: string[]) => ({ from: ids, to: ids })

test('on load the address wins over the stored selection', () => {
  expect(resolveIds({ address: ['a', 'b'], selected: ['c'], lastSync: undefined })).toEqual(['a', 'b'])
})

test('without ids in the address the stored selection is used', () => {
  expect(resolveIds({ address: [], selected: ['c', 'd'], lastSync: undefined })).toEqual(['c', 'd'])
  expect(resolveIds({ address: [], selected: ['c', 'd'], lastSync: synced('a', 'b') })).toEqual(['c', 'd'])
})

test('after that, what the visitor removes or clears is gone from the address too', () => {
  expect(resolveIds({ address: ['a', 'b'], selected: ['a'], lastSync: synced('a', 'b') })).toEqual(['a'])
  expect(resolveIds({ address: ['a', 'b'], selected: [], lastSync: synced('a', 'b') })).toEqual([])
})

test('an address that is still on its way is waited for, and is not taken for a new one', () => {
  const lastSync = { from: ['a', 'b'], to: ['a'] }
  expect(resolveIds({ address: ['a', 'b'], selected: ['a'], lastSync })).toBeUndefined()
  expect(resolveIds({ address: ['a'], selected: [], lastSync })).toEqual([])
})

test('another address, as by the back button, wins again', () => {
  expect(resolveIds({ address: ['b', 'c'], selected: ['a', 'b'], lastSync: synced('a', 'b') })).toEqual(['b', 'c'])
})

test('the same ids in another order are another comparison', () => {
  expect(sameIds(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(sameIds(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(sameIds(['a'], ['a', 'b'])).toBe(false)
})
