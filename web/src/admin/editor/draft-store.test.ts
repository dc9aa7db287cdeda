import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { draftStore } from './draft-store.ts'

const schema = z.object({ title: z.string() })
const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('gives back what was written, form by form, until it is cleared', () => {
  draftStore('a', schema).write({ title: 'Fern' })
  expect(draftStore('a', schema).read()).toEqual({ title: 'Fern' })
  expect(draftStore('b', schema).read()).toBeUndefined()
  draftStore('a', schema).clear()
  expect(draftStore('a', schema).read()).toBeUndefined()
})

test('a draft of another shape, or no JSON, counts as none', () => {
  kept.set('porchlight.draft.a', '{"title":1}')
  expect(draftStore('a', schema).read()).toBeUndefined()
  kept.set('porchlight.draft.a', '{')
  expect(draftStore('a', schema).read()).toBeUndefined()
})

test('a browser without storage has no drafts, and no failure either', () => {
  vi.stubGlobal('sessionStorage', undefined)
  draftStore('a', schema).write({ title: 'Fern' })
  expect(draftStore('a', schema).read()).toBeUndefined()
})
