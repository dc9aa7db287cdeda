import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, quietMs } from './draft-keeper.ts'

let kept: string | undefined
const store = {
  read: () => kept,
  write: (draft: string) => {
    kept = draft
  },
  clear: () => {
    kept = undefined
  },
}

beforeEach(() => {
  kept = undefined
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Types, and is quiet for long enough. */
function type(keeper: ReturnType<typeof keepDraft<string>>, text: string | undefined) {
  keeper.follow(text)
  vi.advanceTimersByTime(quietMs)
}

test('what is typed is kept after a short quiet, and not at every key', () => {
  const keeper = keepDraft(store)
  keeper.follow('F')
  vi.advanceTimersByTime(quietMs - 1)
  keeper.follow('Fe')
  vi.advanceTimersByTime(quietMs - 1)
  expect(kept).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(kept).toBe('Fe')
})

test('a page that goes keeps what was typed last, without the quiet', () => {
  const keeper = keepDraft(store)
  keeper.follow('Fern')
  keeper.flush()
  expect(kept).toBe('Fern')
})

test('a page that goes without a word leaves what was kept, and the next visit is offered it', () => {
  type(keepDraft(store), 'Fern')
  expect(keepDraft(store).left()).toBe('Fern')
})

test('edits that are undone leave no draft', () => {
  const keeper = keepDraft(store)
  type(keeper, 'Fern')
  keeper.follow(undefined)
  expect(kept).toBeUndefined()
  keeper.follow('Fe')
  keeper.follow(undefined)
  vi.advanceTimersByTime(quietMs)
  keeper.flush()
  expect(kept).toBeUndefined()
})

test('undoing new edits keeps what an earlier visit left', () => {
  kept = 'Left behind'
  const keeper = keepDraft(store)
  keeper.follow(undefined)
  expect(kept).toBe('Left behind')
  type(keeper, 'Fern')
  expect(kept).toBe('Fern')
  keeper.follow(undefined)
  expect(kept).toBe('Left behind')
  expect(keeper.left()).toBe('Left behind')
})

test('what was thrown away is not kept by a page that is slow to go', () => {
  const keeper = keepDraft(store)
  keeper.follow('Fern')
  keeper.forget()
  keeper.flush()
  vi.advanceTimersByTime(quietMs)
  expect(kept).toBeUndefined()
})

test('forgetting forgets what an earlier visit left, too; what is typed after it is kept', () => {
  kept = 'Left behind'
  const keeper = keepDraft(store)
  keeper.forget()
  expect([kept, keeper.left()]).toEqual([undefined, undefined])
  type(keeper, 'Fern')
  expect(kept).toBe('Fern')
  keeper.follow(undefined)
  expect(kept).toBeUndefined()
})

test('what was brought back is a draft of this visit: kept as it goes on, and gone when it is undone', () => {
  kept = 'Left behind'
  const keeper = keepDraft(store)
  keeper.settle()
  expect(keeper.left()).toBeUndefined()
  expect(kept).toBe('Left behind')
  type(keeper, 'Left behind, and more')
  expect(kept).toBe('Left behind, and more')
  keeper.follow(undefined)
  expect(kept).toBeUndefined()
})

test('what was brought back and is no different from what is stored by now is not offered again', () => {
  kept = 'Saved meanwhile'
  const keeper = keepDraft(store)
  keeper.follow(undefined)
  keeper.settle()
  vi.advanceTimersByTime(quietMs)
  expect(kept).toBeUndefined()
})

test('what was brought back in place of what is typed stays kept', () => {
  kept = 'Left behind'
  const keeper = keepDraft(store)
  type(keeper, 'Left behind')
  keeper.settle()
  vi.advanceTimersByTime(quietMs)
  expect(kept).toBe('Left behind')
})
