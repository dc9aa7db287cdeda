import { expect, test } from 'vitest'
import { handlesKey } from './carousel-keys.ts'

/** An element that matches one simple selector. */
const element = (name: string) => ({
  closest: (selector: string) => (selector.split(', ').includes(name) ? ({} as Element) : null),
})

test('leaves all keys to fields', () => {
  for (const field of ['input', 'select', 'textarea', '[contenteditable]', 'iframe'])
    for (const key of ['ArrowLeft', 'ArrowRight', ' '] as const) expect(handlesKey(key, element(field))).toBe(true)
})

test('leaves only the space key to buttons', () => {
  expect(handlesKey(' ', element('button'))).toBe(true)
  expect(handlesKey('ArrowRight', element('button'))).toBe(false)
})

test('handles all keys on links and the page', () => {
  expect(handlesKey(' ', element('a'))).toBe(false)
  expect(handlesKey(' ', null)).toBe(false)
})
