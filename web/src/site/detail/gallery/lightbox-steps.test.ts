import { expect, test } from 'vitest'
import { adjacentIndexes, indexIn, stepsForKey, stepsForSwipe, wrapIndex } from './lightbox-steps.ts'

test('wraps at both ends, and starts again if the images have become fewer', () => {
  expect([1, 2].map((index) => indexIn(['a', 'b'], index))).toEqual([1, 0])
  expect(wrapIndex(4, 1, 5)).toBe(0)
  expect(wrapIndex(0, -1, 5)).toBe(4)
  expect(wrapIndex(2, 1, 5)).toBe(3)
  expect([wrapIndex(0, 1, 1), wrapIndex(0, -1, 1)]).toEqual([0, 0])
})

test('returns both adjacent images without duplicates', () => {
  expect(adjacentIndexes(0, 5)).toEqual([1, 4])
  expect(adjacentIndexes(0, 2)).toEqual([1])
  expect(adjacentIndexes(0, 1)).toEqual([])
})

test('moves only on the left and right arrow keys', () => {
  expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', ' '].map(stepsForKey)).toEqual([1, -1, undefined, undefined])
})

test('moves on horizontal swipes, not on taps and vertical swipes', () => {
  expect(stepsForSwipe(-80, 10)).toBe(1)
  expect(stepsForSwipe(80, -10)).toBe(-1)
  expect(stepsForSwipe(-20, 0)).toBeUndefined()
  expect(stepsForSwipe(-80, 90)).toBeUndefined()
})
