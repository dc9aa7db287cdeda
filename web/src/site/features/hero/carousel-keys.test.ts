import { expect, test } from 'vitest'
import { handlesKey } from './carousel-keys.ts'

/** An element that answers to one simple selector. */
const element = (name: string) => ({
  closest: (selector: string) => (selector.split(', ').includes(name) ? ({} as Element) : null),
})

test('fields keep their arrows and their space', () => {
  for (const field of ['input', 'select', 'textarea', '[contenteditable]', 'iframe'])
    for (const key of ['ArrowLeft', 'ArrowRight', ' '] as const) expect(handlesKey(key, element(field))).toBe(true)
})

test('a button keeps its space and gives up the arrows', () => {
  expect(handlesKey(' ', element('button'))).toBe(true)
  expect(handlesKey('ArrowRight', element('button'))).toBe(false)
})

test('a link and the page itself need none of them', () => {
  expect(handlesKey(' ', element('a'))).toBe(false)
  expect(handlesKey(' ', null)).toBe(false)
})
