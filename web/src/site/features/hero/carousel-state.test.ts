import { expect, test } from 'vitest'
import { type CarouselEvent, carouselReducer, firstSlide } from './carousel-state.ts'

const after = (...events: CarouselEvent[]) => events.reduce(carouselReducer, firstSlide)
const forward = { type: 'step', by: 1, count: 3 } as const
const back = { type: 'step', by: -1, count: 3 } as const
const faded = { type: 'faded' } as const

test('shows the old image until the fade ends', () => {
  expect(after(forward)).toMatchObject({ index: 0, next: 1 })
  expect(after(forward, faded)).toMatchObject({ index: 1, next: undefined })
})

test('wraps at both ends', () => {
  expect(after(back, faded).index).toBe(2)
  expect(after(back, faded, forward, faded).index).toBe(0)
})

test('adds up steps during a fade', () => {
  expect(after(forward, forward, faded).index).toBe(2)
})

test('moves to the image of a dot, unless it is the current one', () => {
  expect(after({ type: 'show', index: 2 }, faded).index).toBe(2)
  expect(after({ type: 'show', index: 0 })).toBe(firstSlide)
})

test('does not move with one image', () => {
  expect(after({ type: 'step', by: 1, count: 1 })).toBe(firstSlide)
})

test('returns to the first image if the current one is removed', () => {
  const onThird = after({ type: 'show', index: 2 }, faded)
  expect(carouselReducer(onThird, { type: 'counted', count: 2 }).index).toBe(0)
  expect(carouselReducer(onThird, { type: 'counted', count: 3 })).toBe(onThird)
})

test('cancels a fade to a removed image', () => {
  expect(after({ type: 'show', index: 2 }, { type: 'counted', count: 2 })).toMatchObject({ index: 0, next: undefined })
})

test("remembers the visitor's choice", () => {
  expect(firstSlide.playing).toBeUndefined()
  expect(after({ type: 'play', playing: false }).playing).toBe(false)
})
