import { expect, test, vi } from 'vitest'
import type { ListStorage } from '../persistent-list.ts'
import { canAdd, canCompare, createComparisonStore } from './comparison-store.ts'

const [elm, oak, ash, fir] = ['elm', 'oak', 'ash', 'fir'].map((id) => ({ id, title: `House ${id}` })) as [
  { id: string; title: string },
  { id: string; title: string },
  { id: string; title: string },
  { id: string; title: string },
]

/** What two tabs of one browser share. */
function browser(first: string | null = null) {
  let kept = first
  const watchers = new Set<() => void>()
  const tab = (): (() => ListStorage) => {
    let own: (() => void) | undefined
    const memory: ListStorage = {
      read: () => kept,
      write(value) {
        kept = value
        for (const watcher of watchers) if (watcher !== own) watcher()
        return true
      },
      isPersistent: () => true,
      watch(changed) {
        own = changed
        watchers.add(changed)
      },
    }
    return () => memory
  }
  return { tab, kept: () => kept }
}

test('holds three at most, each once, in the order of choosing', () => {
  const store = createComparisonStore(browser().tab())
  for (const property of [elm, oak, elm, ash, fir]) store.add(property)
  expect(store.get()).toEqual([elm, oak, ash])
  expect(canAdd(store.get())).toBe(false)
})

test('one is taken out, then all', () => {
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

test('a reload finds the same choice', () => {
  const shared = browser()
  createComparisonStore(shared.tab()).add(elm)
  expect(createComparisonStore(shared.tab()).get()).toEqual([elm])
})

test('another tab sees a change at once', () => {
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

test('what another tab chose while nobody listened here is known', () => {
  const shared = browser()
  const there = createComparisonStore(shared.tab())
  expect(there.get()).toEqual([])
  createComparisonStore(shared.tab()).add(elm)
  expect(there.get()).toEqual([elm])
})

test('a snapshot stays the same object until something changes', () => {
  const store = createComparisonStore(browser('[{"id":"elm","title":"House elm"}]').tab())
  expect(store.get()).toBe(store.get())
})

test.each(['not json', '{}', '[{"id":1}]', 'null'])('what it cannot read counts as nothing: %s', (kept) => {
  expect(createComparisonStore(browser(kept).tab()).get()).toEqual([])
})

test('repeats and a fourth in what was kept are dropped', () => {
  const kept = JSON.stringify([elm, elm, oak, ash, fir])
  expect(createComparisonStore(browser(kept).tab()).get()).toEqual([elm, oak, ash])
})

test('a browser without storage compares as long as the page lasts', () => {
  const store = createComparisonStore(() => {
    throw new Error('denied')
  })
  store.subscribe(() => {})
  store.add(elm)
  expect(store.get()).toEqual([elm])
})
