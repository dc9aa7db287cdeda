import { expect, test, vi } from 'vitest'
import type { ListStorage } from '../persistent-list.ts'
import { canAdd, canCompare, createComparisonStore } from './comparison-store.ts'

const [elm, oak, ash, fir] = ['elm', 'oak', 'ash', 'fir'].map((id) => ({ id, title: `House ${id}` })) as [
  { id: string; title: string },
  { id: string; title: string },
  { id: string; title: string },
  { id: string; title: string },
]

function browser(first: string | null = null) {
  let stored = first
  const watchers = new Set<() => void>()
  const tab = (): (() => ListStorage) => {
    let own: (() => void) | undefined
    const storage: ListStorage = {
      read: () => stored,
      write(value) {
        stored = value
        for (const watcher of watchers) if (watcher !== own) watcher()
        return true
      },
      isPersistent: () => true,
      watch(changed) {
        own = changed
        watchers.add(changed)
      },
    }
    return () => storage
  }
  return { tab, stored: () => stored }
}

test('holds up to three properties without duplicates in order of selection', () => {
  const store = createComparisonStore(browser().tab())
  for (const property of [elm, oak, elm, ash, fir]) store.add(property)
  expect(store.get()).toEqual([elm, oak, ash])
  expect(canAdd(store.get())).toBe(false)
})

test('removes one property, then all', () => {
  const store = createComparisonStore(browser().tab())
  store.add(elm)
  store.add(oak)
  expect(canCompare(store.get())).toBe(true)
  store.remove(elm.id)
  expect(store.get()).toEqual([oak])
  expect(canCompare(store.get())).toBe(false)
  store.clear()
  expect(store.get()).toEqual([])
})

test('keeps the selection on reload', () => {
  const shared = browser()
  createComparisonStore(shared.tab()).add(elm)
  expect(createComparisonStore(shared.tab()).get()).toEqual([elm])
})

test('shows a change of another tab at once', () => {
  const shared = browser()
  const here = createComparisonStore(shared.tab())
  const there = createComparisonStore(shared.tab())
  const seen = vi.fn()
  there.subscribe(seen)
  expect(there.get()).toEqual([])
  here.subscribe(() => {})
  here.add(elm)
  expect(seen).toHaveBeenCalledOnce()
  expect(there.get()).toEqual([elm])
})

test('includes changes of another tab from before the subscription', () => {
  const shared = browser()
  const there = createComparisonStore(shared.tab())
  expect(there.get()).toEqual([])
  createComparisonStore(shared.tab()).add(elm)
  expect(there.get()).toEqual([elm])
})

test('returns the same object until something changes', () => {
  const store = createComparisonStore(browser('[{"id":"elm","title":"House elm"}]').tab())
  expect(store.get()).toBe(store.get())
})

test.each(['not json', '{}', '[{"id":1}]', 'null'])('ignores unreadable storage: %s', (stored) => {
  expect(createComparisonStore(browser(stored).tab()).get()).toEqual([])
})

test('drops duplicates and a fourth property from storage', () => {
  const stored = JSON.stringify([elm, elm, oak, ash, fir])
  expect(createComparisonStore(browser(stored).tab()).get()).toEqual([elm, oak, ash])
})

test('compares without storage while the page is open', () => {
  const store = createComparisonStore(() => {
    throw new Error('denied')
  })
  store.subscribe(() => {})
  store.add(elm)
  expect(store.get()).toEqual([elm])
})
