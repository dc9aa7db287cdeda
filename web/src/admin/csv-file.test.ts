import { expect, test } from 'vitest'
import { toCsv } from './csv-file.ts'

test('a file begins with a byte order mark and ends each row with CRLF', () => {
  expect(
    toCsv([
      ['Title', 'Views'],
      ['Fern House', 3],
    ]),
  ).toBe('\ufeffTitle,Views\r\nFern House,3\r\n')
})
