import { expect, test } from 'vitest'
import { serverProblems } from './server-problems.ts'
import { problemsOf } from './unit-problems.ts'
import { newUnit } from './unit-values.ts'

const filled = { ...newUnit, unitNumber: '101' }

test('only the unit number must be given', () => {
  expect(problemsOf(newUnit)).toEqual({ unitNumber: 'Unit number is required' })
  expect(problemsOf({ ...newUnit, unitNumber: '  ' })).toEqual({ unitNumber: 'Unit number is required' })
  expect(problemsOf(filled)).toEqual({})
})

test('rooms are not negative', () => {
  expect(problemsOf({ ...filled, bedrooms: '-1', bathrooms: '-2.5' })).toEqual({
    bedrooms: 'Bedrooms must be 0 or greater',
    bathrooms: 'Bathrooms must be 0 or greater',
  })
})

test('what is no whole number, or too much, is said beside its field', () => {
  const problems = problemsOf({ ...filled, bedrooms: 'two', bathrooms: '1.5', squareFeet: '10000000' })
  expect(Object.keys(problems)).toEqual(['bedrooms', 'bathrooms', 'squareFeet'])
  expect(problems.bathrooms).toBe('Bathrooms must be a whole number, at most 999')
})

test('texts that are too long are said beside their fields', () => {
  const long = 'x'.repeat(501)
  expect(Object.keys(problemsOf({ ...filled, unitNumber: long, youtubeUrl: long }))).toEqual([
    'unitNumber',
    'youtubeUrl',
  ])
})

test('what the server refuses goes to its field, and pictures are counted from one', () => {
  expect(
    serverProblems([
      { path: 'unit.unitNumber', message: 'Too long' },
      { path: 'images.1.url', message: 'This file is not a picture' },
      { path: 'unit.propertyId', message: 'There is no such property' },
    ]),
  ).toEqual({
    fields: [{ field: 'unitNumber', message: 'Too long' }],
    rest: ['Image 2: This file is not a picture', 'There is no such property'],
  })
})
