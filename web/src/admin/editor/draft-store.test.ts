import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { draftStore } from './draft-store.ts'

const schema = z.object({ title: z.string() })
const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('returns the stored draft of each form until it is cleared', () => {
  draftStore('a', schema).write({ title: 'Fern' })
  expect(draftStore('a', schema).read()).toEqual({ title: 'Fern' })
  expect(draftStore('b', schema).read()).toBeUndefined()
  draftStore('a', schema).clear()
  expect(draftStore('a', schema).read()).toBeUndefined()
})

test('a draft of another shape, or invalid JSON, counts as none', () => {
  stored.set('porchlight.draft.a', '{"title":1}')
  expect(draftStore('a', schema).read()).toBeUndefined()
  stored.set('porchlight.draft.a', '{')
  expect(draftStore('a', schema).read()).toBeUndefined()
})

test('without storage there are no drafts and no errors', () => {
  vi.stubGlobal('sessionStorage', undefined)
  draftStore('a', schema).write({ title: 'Fern' })
  expect(draftStore('a', schema).read()).toBeUndefined()
})
