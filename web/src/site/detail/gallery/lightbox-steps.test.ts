import { expect, test } from 'vitest'
import { adjacentIndexes, stepsForKey, stepsForSwipe, wrapIndex } from './lightbox-steps.ts'

test('next after the last picture is the first, and previous before the first is the last', () => {
  expect(wrapIndex(4, 1, 5)).toBe(0)
  expect(wrapIndex(0, -1, 5)).toBe(4)
  expect(wrapIndex(2, 1, 5)).toBe(3)
})

test('a single picture stays where it is', () => {
  expect(wrapIndex(0, 1, 1)).toBe(0)
  expect(wrapIndex(0, -1, 1)).toBe(0)
  expect(wrapIndex(0, 1, 0)).toBe(0)
})

test('the pictures on both sides are loaded ahead, each once', () => {
  expect(adjacentIndexes(0, 5)).toEqual([1, 4])
  expect(adjacentIndexes(0, 2)).toEqual([1])
  expect(adjacentIndexes(0, 1)).toEqual([])
})

test('only the left and right arrow keys move', () => {
  expect(stepsForKey('ArrowRight')).toBe(1)
  expect(stepsForKey('ArrowLeft')).toBe(-1)
  expect(stepsForKey('ArrowUp')).toBeUndefined()
  expect(stepsForKey(' ')).toBeUndefined()
})

test('a swipe to the left shows the next picture; taps and vertical moves do nothing', () => {
  expect(stepsForSwipe(-80, 10)).toBe(1)
  expect(stepsForSwipe(80, -10)).toBe(-1)
  expect(stepsForSwipe(-20, 0)).toBeUndefined()
  expect(stepsForSwipe(-80, 90)).toBeUndefined()
})
