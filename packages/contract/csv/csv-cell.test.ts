import { expect, test } from 'vitest'
import { readCell, writeCell } from './csv-cell.ts'

test.each([
  '=1+1',
  '+49 30 1234',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  // What a spreadsheet would change.
  '007',
  '1-2',
  '3/4',
  '3E4',
  '1.50',
  '12:30',
  '2 A',
  '9 pm',
  '50%',
  '$5',
  '(12)',
  '12345678901234567',
  'Mar 1',
  '1-Dec',
  'June 5, 2026',
  'TRUE',
  // What would lose an apostrophe of its own.
  "'=1",
  "''007",
])('%j gets an apostrophe, which the import takes away', (text) => {
  expect(writeCell(text)).toBe(`'${text}`)
  expect(readCell(writeCell(text))).toBe(text)
})

test.each([
  '',
  '101',
  '0',
  '2B',
  '12 Elizabeth Street',
  "'tis the season",
  "'",
  'A = B',
  'Porch, Garden',
  'https://youtu.be/x',
  'May I',
  'Marble 3',
])('%j stays as it is, both ways', (text) => {
  expect(writeCell(text)).toBe(text)
  expect(readCell(text)).toBe(text)
})

test('any text comes back as it was', () => {
  const parts = ["'", '=', '-', '1', '0', ' ', 'a', 'E', '/', '\t', 'Mar', 'true', '"', ',', ';', '\n']
  for (const one of parts)
    for (const two of parts)
      for (const three of parts) expect(readCell(writeCell(one + two + three))).toBe(one + two + three)
})

test('numbers and days stay plain', () => {
  expect([0, -1, 2.5].map(writeCell)).toEqual(['0', '-1', '2.5'])
  expect(writeCell(new Date('2026-12-01'))).toBe('2026-12-01')
})
