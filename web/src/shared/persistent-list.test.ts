// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { canAdd, canCompare, comparison } from './comparison/comparison-store.ts'
import { createSavedList } from './persistent-list.ts'
import { savedProperties } from './saved/saved-properties.ts'

const KEY = 'test'
const house = (id: string) => ({ id, title: `House ${id}` })
const [elm, oak, ash, fir] = [house('elm'), house('oak'), house('ash'), house('fir')] as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the comparison has up to three properties without duplicates in order of selection', () => {
  for (const property of [elm, oak, elm, ash, fir]) comparison.add(property)
  expect(comparison.get()).toEqual([elm, oak, ash])
  expect(canAdd(comparison.get())).toBe(false)
  comparison.remove(elm.id)
  comparison.remove(ash.id)
  expect(comparison.get()).toEqual([oak])
  expect(canCompare(comparison.get())).toBe(false)
  comparison.clear()
  expect(comparison.get()).toEqual([])
})

test('the newest saved property is first, without duplicates', () => {
  for (const property of [elm, oak, elm]) savedProperties.save(property)
  expect(savedProperties.get()).toEqual([oak, elm])
  expect(savedProperties.has(elm.id)).toBe(true)
})

test('the list is kept on reload, with ids and titles only', () => {
  createSavedList(KEY).change([{ ...elm, description: 'A tall house' } as typeof elm])
  expect(localStorage.getItem(KEY)).toBe(JSON.stringify([elm]))
  expect(createSavedList(KEY).get()).toEqual([elm])
})

test('the list is the same object until something changes', () => {
  localStorage.setItem(KEY, JSON.stringify([elm]))
  const list = createSavedList(KEY)
  expect(list.get()).toBe(list.get())
})

test.each(['not json', '{}', '[{"id":1}]', 'null'])('unreadable storage is ignored: %s', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(createSavedList(KEY).get()).toEqual([])
})

test('unreadable entries, duplicates and those over the maximum are dropped', () => {
  localStorage.setItem(KEY, JSON.stringify([null, elm, { id: 5, title: 'Five' }, [], elm, oak, ash, fir]))
  expect(createSavedList(KEY, 3).get()).toEqual([elm, oak, ash])
})
