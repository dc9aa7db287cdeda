import { expect, test } from 'vitest'
import { differences } from './property-differences.ts'
import { lacksRequired, problemsOf, serverProblems } from './property-problems.ts'
import { newProperty } from './property-values.ts'

const filled = { ...newProperty, title: 'Fern House', description: 'Ferns.' }

test('title and description are required', () => {
  expect(Object.keys(problemsOf(newProperty))).toEqual(['title', 'description'])
  expect(lacksRequired({ ...filled, title: '  ' })).toBe(true)
  expect(problemsOf(filled)).toEqual({})
})

test.each([
  ['bedrooms', '1.5'],
  ['bedrooms', '-1'],
  ['bedrooms', '2,0'],
  ['bathrooms', '1.25'],
  ['bathrooms', 'two'],
  ['bathrooms', '2,000'],
  ['squareFeet', '0.5'],
  ['address', 'x'.repeat(501)],
  ['title', 'x'.repeat(256)],
  ['features', 'x'.repeat(256)],
])('%s says what is wrong with it', (field, value) => {
  expect(Object.keys(problemsOf({ ...filled, [field]: value }))).toEqual([field])
})

test('the server names fields, and pictures by their place', () => {
  const issues = [
    { path: 'property.title', message: 'Taken' },
    { path: 'images.2.url', message: 'Not a picture' },
  ]
  expect(serverProblems(issues, filled)).toEqual({
    fields: [{ field: 'title', message: 'Taken' }],
    rest: ['Image 3: Not a picture'],
  })
  expect(serverProblems([], filled)).toEqual({ fields: [], rest: [] })
})

test('tells two versions apart by what would be saved', () => {
  const theirs = { ...filled, bedrooms: '3', features: 'a,b' }
  const mine = { ...filled, bedrooms: ' 3 ', features: 'a, b', featured: true }
  expect(differences(theirs, mine)).toEqual([{ label: 'Featured property', theirs: 'No', mine: 'Yes' }])
})
