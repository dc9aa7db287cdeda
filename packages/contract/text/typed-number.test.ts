import { expect, test } from 'vitest'
import { halfStepsFromText, wholeNumberFromText } from './typed-number.ts'

test('numbers are read with or without commas between thousands, and nothing else is a number', () => {
  expect(wholeNumberFromText(' 1,250 ', null)).toBe(1250)
  expect(wholeNumberFromText('-1', 0)).toBe(-1)
  for (const text of ['1.5', '1,2', 'two', '1e3', '--1']) expect(wholeNumberFromText(text, 0)).toBeNaN()
})

test('nothing typed is what the form takes it for', () => {
  expect(wholeNumberFromText('  ', null)).toBeNull()
  expect(wholeNumberFromText('', 0)).toBe(0)
})

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['-1', -1],
  ['1,500', Number.NaN],
  ['three', Number.NaN],
  ['1e3', Number.NaN],
  ['.', Number.NaN],
  ['1.2.3', Number.NaN],
])('bathrooms typed as "%s" are %s', (text, value) => {
  expect(halfStepsFromText(text)).toBe(value)
})
