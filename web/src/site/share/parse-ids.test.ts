import { expect, test } from 'vitest'
import { parseIds } from './parse-ids.ts'

const [a, b, c] = ['a', 'b', 'c'].map((digit) => `${digit.repeat(8)}-0000-4000-8000-000000000000`)

test('parses ids in order without duplicates', () => {
  expect(parseIds(`${b},${a}, ${b},,${c}`)).toEqual({ ids: [b, a, c], isCut: false })
  for (const none of ['', null]) expect(parseIds(none)).toEqual({ ids: [], isCut: false })
  expect(parseIds('no-such-home')).toEqual({ ids: ['no-such-home'], isCut: false })
})

test.each(['a,b.', 'a,b).', '"a,b"', 'a, b…', '<a;b>', 'A%2Cb', 'a,b](https:', '_a,b_'])(
  'finds the ids in "%s"',
  (value) => {
    const text = value.replace(/a/i, (letter) => (letter === 'a' ? `${a}` : `${a}`.toUpperCase())).replace('b', `${b}`)
    const { ids, isCut } = parseIds(text)
    expect([...ids.slice(0, 2), isCut]).toEqual([a, b, false])
  },
)

test.each([`${b}`.slice(0, -1), 'bbbbbbbb-', 'b'])('a link that ends with "%s" is cut', (end) => {
  expect(parseIds(`${a},${end}`)).toEqual({ ids: [a], isCut: true })
})

test.each([',', '%2C'])('a link that ends with "%s" is cut after a whole id', (end) => {
  expect(parseIds(`${a}${end}`)).toEqual({ ids: [a], isCut: true })
})
