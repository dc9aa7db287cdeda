// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './editor-draft.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let stored: string | undefined
const store = {
  read: () => stored,
  write: (draft: string) => {
    stored = draft
  },
  clear: () => {
    stored = undefined
  },
}
let root: Root
let draft: ReturnType<typeof useDraft<string>>

function Form({ typed }: { typed: string }) {
  draft = useDraft(() => store, typed !== 'Saved', typed)
  return null
}
const type = (typed: string) => act(async () => root.render(<Form typed={typed} />))

beforeEach(() => {
  stored = undefined
  root = createRoot(document.createElement('div'))
})
afterEach(() => act(async () => root.unmount()))

test('discard deletes edits and an earlier draft, and later edits are stored', async () => {
  stored = 'Left behind'
  await type('Fern')
  await act(async () => draft.discard())
  expect([stored, draft.earlierDraft]).toEqual([undefined, undefined])
  await type('Fern, and more')
  expect(stored).toBe('Fern, and more')
  await type('Saved')
  expect(stored).toBeUndefined()
})

test('an adopted draft that equals the saved values is deleted', async () => {
  stored = 'Saved'
  await type('Saved')
  await act(async () => draft.adopt())
  expect(stored).toBeUndefined()
})

test('an earlier draft stays while new edits are undone, and goes once it is adopted and undone', async () => {
  stored = 'Left behind'
  for (const typed of ['Saved', 'Fern', 'Saved']) await type(typed)
  expect([stored, draft.earlierDraft]).toEqual(['Left behind', 'Left behind'])
  await act(async () => draft.adopt())
  for (const typed of ['Left behind', 'Saved']) await type(typed)
  expect([stored, draft.earlierDraft]).toEqual([undefined, undefined])
})
