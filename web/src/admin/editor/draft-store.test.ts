import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { draftKeys, setDraftPerson } from './draft-keys.ts'
import { draftStore } from './draft-store.ts'

const schema = z.object({ title: z.string() })

class MemoryStorage {
  [name: string]: unknown
  getItem(name: string) {
    return this[name] ?? null
  }
  setItem(name: string, value: string) {
    this[name] = value
  }
  removeItem(name: string) {
    delete this[name]
  }
}
const openTab = () => vi.stubGlobal('sessionStorage', new MemoryStorage())

beforeEach(() => {
  openTab()
  vi.stubGlobal('localStorage', new MemoryStorage())
  setDraftPerson('ada')
})
afterEach(() => vi.unstubAllGlobals())

test('returns the stored draft of each form until it is cleared', () => {
  draftStore('a', schema).write({ title: 'Fern' })
  expect(draftStore('a', schema).read()).toEqual({ title: 'Fern' })
  expect(draftStore('b', schema).read()).toBeUndefined()
  expect(draftKeys('')).toEqual(['a'])
  draftStore('a', schema).clear()
  expect(draftStore('a', schema).read()).toBeUndefined()
  expect(draftKeys('')).toEqual([])
})

test('offers the draft of a closed tab in the next one, and keeps the own draft of an open tab', () => {
  const tab = draftStore('a', schema)
  tab.write({ title: 'Fern' })
  const own = sessionStorage
  openTab()
  const next = draftStore('a', schema)
  expect(next.read()).toEqual({ title: 'Fern' })
  expect(draftKeys('')).toEqual(['a'])
  next.write({ title: 'Moss' })
  vi.stubGlobal('sessionStorage', own)
  expect(tab.read()).toEqual({ title: 'Fern' })
})

test('each person has drafts of their own', () => {
  draftStore('a', schema).write({ title: 'Fern' })
  setDraftPerson('bob')
  expect(draftStore('a', schema).read()).toBeUndefined()
  expect(draftKeys('')).toEqual([])
  setDraftPerson('ada')
  expect(draftStore('a', schema).read()).toEqual({ title: 'Fern' })
})

test('a draft of another shape, or invalid JSON, counts as none', () => {
  sessionStorage.setItem('porchlight.draft.ada/a', '{"title":1}')
  expect(draftStore('a', schema).read()).toBeUndefined()
  localStorage.setItem('porchlight.draft.ada/a', '{')
  expect(draftStore('a', schema).read()).toBeUndefined()
})

test.each(['sessionStorage', 'localStorage'])('without %s the other one is used', (name) => {
  vi.stubGlobal(name, undefined)
  draftStore('a', schema).write({ title: 'Fern' })
  expect(draftStore('a', schema).read()).toEqual({ title: 'Fern' })
})

test('without storage there are no drafts and no errors', () => {
  for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, undefined)
  draftStore('a', schema).write({ title: 'Fern' })
  expect(draftStore('a', schema).read()).toBeUndefined()
})
