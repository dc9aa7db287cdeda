import Papa from 'papaparse'
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

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1'])(
  '%j is escaped so that spreadsheets do not run it as a formula',
  (text) => {
    const { data } = Papa.parse<string[]>(toCsv([[text, 'a "b", c', text]]).slice(1), { skipEmptyLines: true })
    expect(data).toEqual([[`'${text}`, 'a "b", c', `'${text}`]])
  },
)
