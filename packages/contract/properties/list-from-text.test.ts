import { expect, test } from 'vitest'
import { listFromText } from './field-formats.ts'

test.each([
  ['commas', 'Porch, Garden,, Pool ,'],
  ['lines', 'Porch\nGarden\r\nPool\n'],
  ['bullets', '• Porch\n• Garden\n• Pool'],
  ['bullets in one line', '•Porch •Garden • Pool'],
  ['dashes', '- Porch\n– Garden\n—Pool'],
  ['numbers', '1. Porch\n2) Garden\n10. Pool'],
  ['asterisks and commas', '* Porch, Garden\n* Pool'],
])('a list with %s becomes several items', (_, text) => {
  expect(listFromText(text)).toEqual(['Porch', 'Garden', 'Pool'])
})

test.each(['3.5 baths', 'Wi-Fi', '24-hour gym', '2nd floor', '100% renovated'])('"%s" stays one item', (text) => {
  expect(listFromText(text)).toEqual([text])
})
