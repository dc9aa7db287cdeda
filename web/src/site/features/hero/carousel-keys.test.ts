import { expect, test } from 'vitest'
import { isTaken } from './carousel-keys.ts'

/** An element that answers to one simple selector. */
const element = (name: string) => ({
  closest: (selector: string) => (selector.split(', ').includes(name) ? ({} as Element) : null),
})

test('fields keep their arrows and their space', () => {
  for (const field of ['input', 'select', 'textarea', '[contenteditable]', 'iframe'])
    for (const key of ['ArrowLeft', 'ArrowRight', ' '] as const) expect(isTaken(key, element(field))).toBe(true)
})

test('a button keeps its space and gives up the arrows', () => {
  expect(isTaken(' ', element('button'))).toBe(true)
  expect(isTaken('ArrowRight', element('button'))).toBe(false)
})

test('a link and the page itself need none of them', () => {
  expect(isTaken(' ', element('a'))).toBe(false)
  expect(isTaken(' ', null)).toBe(false)
})
