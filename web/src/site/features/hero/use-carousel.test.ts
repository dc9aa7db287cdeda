import { expect, test } from 'vitest'
import { inRange, stepBy } from './use-carousel.ts'

test('shows the old image during a fade, and wraps at both ends', () => {
  expect(stepBy(1, { index: 0 }, 3)).toEqual({ index: 0, next: 1 })
  expect(stepBy(-1, { index: 0 }, 3)).toEqual({ index: 0, next: 2 })
  expect(stepBy(1, { index: 2 }, 3)).toEqual({ index: 2, next: 0 })
})

test('adds up steps during a fade', () => {
  expect(stepBy(1, { index: 0, next: 1 }, 3)).toEqual({ index: 0, next: 2 })
})

test('returns to the first image if the current one or the target is removed', () => {
  expect(inRange({ index: 2 }, 2)).toEqual({ index: 0 })
  expect(inRange({ index: 0, next: 2 }, 2)).toEqual({ index: 0 })
  expect(inRange({ index: 2 }, 3)).toEqual({ index: 2 })
  expect(stepBy(1, { index: 2 }, 2)).toEqual({ index: 0, next: 1 })
})
