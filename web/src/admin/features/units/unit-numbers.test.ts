import { limits } from '@porchlight/contract/limits'
import { expect, test } from 'vitest'
import { nextNumber, readNumbers } from './unit-numbers.ts'

test.each([
  ['102', ['102']],
  ['101 to 104', ['101', '102', '103', '104']],
  ['101-103', ['101', '102', '103']],
  ['101 – 102, 2A; 7b', ['101', '102', '2A', '7b']],
  ['A1 to A3', ['A1', 'A2', 'A3']],
  ['1B–3B', ['1B', '2B', '3B']],
  ['008 to 011', ['008', '009', '010', '011']],
  ['Garden - left', ['Garden - left']],
  ['12-A', ['12-A']],
  ['A1 to B3', ['A1 to B3']],
  [' , \n ', []],
])('parses %j', (text, numbers) => {
  expect(readNumbers(text, ['100'])).toEqual({ numbers })
})

test.each([
  ['101 to 103', 'Units 101 and 103 already exist.'],
  ['5, 5', 'Unit 5 already exists, or it is in the list twice.'],
  ['106 to 104', 'In “106 to 104” the first number is higher than the last.'],
  ['1 to 200', `You can add at most ${limits.unitsPerPage} units at once.`],
  ['7'.repeat(51), 'Unit number can have at most 50 characters'],
])('%j has an error', (text, problem) => {
  expect(readNumbers(text, ['101', '103'])).toMatchObject({ problem })
})

test('suggests the next free number', () => {
  expect(nextNumber('101', ['101', '102', '104'])).toBe('103')
  expect(nextNumber('A09', ['A09'])).toBe('A10')
  expect(nextNumber('2B', ['2B'])).toBe('3B')
  expect(nextNumber('Garden', [])).toBe('')
})
