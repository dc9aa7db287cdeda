import { expect, test } from 'vitest'
import { halfStepsFromText, wholeNumberFromText } from './typed-number.ts'

test.each([
  [' 1,250 ', 1250],
  ['-1', -1],
  ['3.0', 3],
  ['1,200.00', 1200],
  ['1 200', 1200],
  ['12\u00a0000', 12_000],
  ['1\u202f200.', 1200],
  ['\u200e1,200\u200b', 1200],
])('a whole number may be written as "%s"', (text, value) => {
  expect(wholeNumberFromText(text, null)).toBe(value)
})

test.each([
  ...['1 200,50', '$1,200', '1200 sqft', '٣', '-', '+', '1,20,000', '0x10', 'Infinity'],
  ...['1.5', '1,2', 'two', '1e3', '--1', '1 20', '2.000', '1,200.50', '12 00', '3.01', '½'],
])('"%s" is no whole number', (text) => {
  expect(wholeNumberFromText(text, null)).toBeNaN()
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
  ['2½', 2.5],
  ['½', 0.5],
  ['2 ½', 2.5],
  ['2 1/2', 2.5],
  ['1/2', 0.5],
  ['2-1/2', 2.5],
  ['2 - ½', 2.5],
  ['2–1/2', 2.5],
  ['.5', 0.5],
  ['2.', 2],
  ['-1/2', Number.NaN],
  ['-½', Number.NaN],
  ['2 1', Number.NaN],
  ['-', Number.NaN],
  ['٣', Number.NaN],
  ['2.50', 2.5],
  ['21/2', Number.NaN],
  ['2 1/3', Number.NaN],
  ['1,500', Number.NaN],
  ['three', Number.NaN],
  ['1e3', Number.NaN],
  ['.', Number.NaN],
  ['1.2.3', Number.NaN],
])('bathrooms typed as "%s" are %s', (text, value) => {
  expect(halfStepsFromText(text)).toBe(value)
})
