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
  ['semicolons', 'Porch; Garden;Pool;'],
  ['pipes', 'Porch | Garden | Pool'],
  ['cells of a spreadsheet', 'Porch\tGarden\tPool'],
  ["Word's bullets", '\uf0b7\tPorch\no\tGarden\n\uf0a7 Pool'],
  ['numbers and tabs', '1.\tPorch\n2.\tGarden\n(3) Pool'],
  ['numbers without spaces', '1.Porch\n2)Garden\n3. Pool'],
  ['boxes', '☐ Porch\n☑ Garden\n✔️ Pool'],
  ['checkboxes of Markdown', '- [ ] Porch\n- [x] Garden\n* [ ] Pool'],
  ['soft line breaks', 'Porch\vGarden\u2028Pool'],
  ['dots in one line', 'Porch · Garden · Pool'],
  ['letters', 'a) Porch\nb) Garden\nc) Pool'],
  ['separate lines of bullets', '•\nPorch\n•\nGarden\n•\nPool'],
  ['arrows', '→ Porch\n➤ Garden\n+ Pool'],
])('a list with %s becomes several items', (_, text) => {
  expect(listFromText(text)).toEqual(['Porch', 'Garden', 'Pool'])
})

test.each([
  '3.5 baths',
  'Wi-Fi',
  '24-hour gym',
  '2nd floor',
  '100% renovated',
  '1,200 sq ft deck',
  '🐶 friendly',
  'A/C',
  '#1 school',
  'o',
  "Chef's kitchen (2024)",
])('"%s" stays one item', (text) => {
  expect(listFromText(text)).toEqual([text])
})
