import { expect, test } from 'vitest'
import { ownText, toggleWord } from './fact-choice.tsx'

const words = ['Garage', 'Off-street', 'Street', 'None']

test.each([
  ['', 'Street', 'Street'],
  ['Street', 'Garage', 'Garage, Street'],
  ['Garage, Street', 'Garage', 'Street'],
  ['Street', 'Street', ''],
  ['Garage, Street', 'None', 'None'],
  ['None', 'Off-street', 'Off-street'],
  ['None', 'None', ''],
])('%j with a tap on %s becomes %j', (text, word, expected) => {
  expect(toggleWord(text, word, words)).toBe(expected)
})

test('a unit has a text of its own only if it differs from the building', () => {
  expect(ownText('Street', '')).toBe('Street')
  expect(ownText('Street', 'Garage')).toBe('Street')
  expect(ownText('Garage', 'Garage')).toBe('')
  expect(ownText('', 'Garage')).toBe('None')
  expect(ownText('', '')).toBe('')
})
