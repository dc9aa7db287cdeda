import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftKeeper, DRAFT_DELAY_MS } from './draft-keeper.ts'

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

beforeEach(() => {
  stored = undefined
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

function type(keeper: ReturnType<typeof createDraftKeeper<string>>, text: string | undefined) {
  keeper.update(text)
  vi.advanceTimersByTime(DRAFT_DELAY_MS)
}

test('stores a draft after a short delay and not at every key', () => {
  const keeper = createDraftKeeper(store)
  keeper.update('F')
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1)
  keeper.update('Fe')
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1)
  expect(stored).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(stored).toBe('Fe')
})

test('flush stores the latest draft immediately', () => {
  const keeper = createDraftKeeper(store)
  keeper.update('Fern')
  keeper.flush()
  expect(stored).toBe('Fern')
})

test('the stored draft survives without a flush and is offered at the next visit', () => {
  type(createDraftKeeper(store), 'Fern')
  expect(createDraftKeeper(store).earlierDraft()).toBe('Fern')
})

test('undoing all edits deletes the draft', () => {
  const keeper = createDraftKeeper(store)
  type(keeper, 'Fern')
  keeper.update(undefined)
  expect(stored).toBeUndefined()
  keeper.update('Fe')
  keeper.update(undefined)
  vi.advanceTimersByTime(DRAFT_DELAY_MS)
  keeper.flush()
  expect(stored).toBeUndefined()
})

test('undoing all edits restores the draft of an earlier visit', () => {
  stored = 'Left behind'
  const keeper = createDraftKeeper(store)
  keeper.update(undefined)
  expect(stored).toBe('Left behind')
  type(keeper, 'Fern')
  expect(stored).toBe('Fern')
  keeper.update(undefined)
  expect(stored).toBe('Left behind')
  expect(keeper.earlierDraft()).toBe('Left behind')
})

test('a discarded draft is not stored by a late flush', () => {
  const keeper = createDraftKeeper(store)
  keeper.update('Fern')
  keeper.discard()
  keeper.flush()
  vi.advanceTimersByTime(DRAFT_DELAY_MS)
  expect(stored).toBeUndefined()
})

test('discard also deletes an earlier draft, and later edits are stored', () => {
  stored = 'Left behind'
  const keeper = createDraftKeeper(store)
  keeper.discard()
  expect([stored, keeper.earlierDraft()]).toEqual([undefined, undefined])
  type(keeper, 'Fern')
  expect(stored).toBe('Fern')
  keeper.update(undefined)
  expect(stored).toBeUndefined()
})

test('an adopted draft is updated by edits and deleted when they are undone', () => {
  stored = 'Left behind'
  const keeper = createDraftKeeper(store)
  keeper.adopt()
  expect(keeper.earlierDraft()).toBeUndefined()
  expect(stored).toBe('Left behind')
  type(keeper, 'Left behind, and more')
  expect(stored).toBe('Left behind, and more')
  keeper.update(undefined)
  expect(stored).toBeUndefined()
})

test('an adopted draft that equals the saved values is deleted', () => {
  stored = 'Saved meanwhile'
  const keeper = createDraftKeeper(store)
  keeper.update(undefined)
  keeper.adopt()
  vi.advanceTimersByTime(DRAFT_DELAY_MS)
  expect(stored).toBeUndefined()
})

test('an adopted draft that replaces current edits stays stored', () => {
  stored = 'Left behind'
  const keeper = createDraftKeeper(store)
  type(keeper, 'Left behind')
  keeper.adopt()
  vi.advanceTimersByTime(DRAFT_DELAY_MS)
  expect(stored).toBe('Left behind')
})
