import { expect, test } from 'vitest'
import { parseIds } from './parse-ids.ts'

test('parses ids in order without duplicates', () => {
  expect(parseIds('b,a, b,,c')).toEqual(['b', 'a', 'c'])
  expect(parseIds('')).toEqual([])
  expect(parseIds(null)).toEqual([])
})

test.each(['a-1,b2.', 'a-1,b2).', '"a-1,b2"', 'a-1, b2…', '<a-1;b2>', 'A-1%2CB2', 'a-1,b2](https:', '_a-1,b2_'])(
  'finds the ids in "%s"',
  (value) => {
    expect(parseIds(value).slice(0, 2)).toEqual(['a-1', 'b2'])
  },
)
