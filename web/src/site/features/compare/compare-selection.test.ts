import { expect, test } from 'vitest'
import { pickCompared, resolveIds, sameHomes, sameIds } from './compare-selection.ts'

test('drops unknown properties before it takes the first three', () => {
  const properties = new Map<string, string | null>(['a', 'b', 'c', 'd'].map((id) => [id, `House ${id}`]))
  properties.set('x', null)
  const compared = pickCompared(['x', 'd', 'c', 'constructor', 'b', 'a'], properties)
  expect(compared).toEqual(['House d', 'House c', 'House b'])
})

const synced = (...ids: string[]) => ({ from: ids, to: ids })

test('prefers the address on load', () => {
  expect(resolveIds({ address: ['a', 'b'], selected: ['c'], lastSync: undefined })).toEqual(['a', 'b'])
})

test('uses the stored selection without ids in the address', () => {
  expect(resolveIds({ address: [], selected: ['c', 'd'], lastSync: undefined })).toEqual(['c', 'd'])
  expect(resolveIds({ address: [], selected: ['c', 'd'], lastSync: synced('a', 'b') })).toEqual(['c', 'd'])
})

test('prefers the selection after it changed', () => {
  expect(resolveIds({ address: ['a', 'b'], selected: ['a'], lastSync: synced('a', 'b') })).toEqual(['a'])
  expect(resolveIds({ address: ['a', 'b'], selected: [], lastSync: synced('a', 'b') })).toEqual([])
})

test('waits for a pending navigation', () => {
  const lastSync = { from: ['a', 'b'], to: ['a'] }
  expect(resolveIds({ address: ['a', 'b'], selected: ['a'], lastSync })).toBeUndefined()
  expect(resolveIds({ address: ['a'], selected: [], lastSync })).toEqual([])
})

test('prefers another address, for example after the back button', () => {
  expect(resolveIds({ address: ['b', 'c'], selected: ['a', 'b'], lastSync: synced('a', 'b') })).toEqual(['b', 'c'])
})

test('distinguishes the order of ids, and a title that has changed', () => {
  expect([['a', 'b'], ['b', 'a'], ['a']].map((ids) => sameIds(ids, ['a', 'b']))).toEqual([true, false, false])
  expect(sameHomes([{ id: 'a', title: 'New' }], [{ id: 'a', title: 'Old' }])).toBe(false)
})
