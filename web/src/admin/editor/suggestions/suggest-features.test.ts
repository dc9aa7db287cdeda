import { expect, test } from 'vitest'
import { adding, featuresIn, suggestFeatures } from './suggest-features.ts'

const homes = [
  ['Porch', 'Hardwood floors', 'Garden'],
  ['porch', 'Hardwood floors'],
  ['Porch', 'A kitchen in which four people can cook without standing in each other’s way'],
  ['Garage', 'First floor front. Fireplace', 'by the fountain.', 'Morning sun; shade', 'Trail at the end of the road'],
]
const added = (text: string, feature: string) => {
  const { start, end, text: typed } = adding(text, feature)
  return text.slice(0, start) + typed + text.slice(end)
}

test('suggests what most others have first, in its most frequent spelling, and nothing cut out of a sentence', () => {
  expect(suggestFeatures('', homes, 9)).toEqual(['Porch', 'Hardwood floors', 'Garage', 'Garden'])
  expect(suggestFeatures('', homes, 2)).toHaveLength(2)
  expect(suggestFeatures('', [], 9)).toEqual([])
})

test('leaves out what is there already, in any spelling', () => {
  expect(suggestFeatures('PORCH, garden', homes, 9)).toEqual(['Hardwood floors', 'Garage'])
})

test('narrows down to what is begun', () => {
  expect(suggestFeatures('Porch, ga', homes, 9)).toEqual(['Garage', 'Garden'])
  expect(suggestFeatures('fl', homes, 9)).toEqual(['Hardwood floors'])
  expect(suggestFeatures('Pool', homes, 9)).toHaveLength(4)
})

test('adds after the last feature, or in place of the one that is begun', () => {
  expect(added('', 'Porch')).toBe('Porch')
  expect(added('Garden', 'Porch')).toBe('Garden, Porch')
  expect(added('Garden, ', 'Porch')).toBe('Garden, Porch')
  expect(added('Garden, po', 'Porch')).toBe('Garden, Porch')
  expect(added('Garden\nfl', 'Hardwood floors')).toBe('Garden\nHardwood floors')
})

test('reads features as they are typed', () => {
  expect(featuresIn(' Porch,, Garden\nPool ')).toEqual(['Porch', 'Garden', 'Pool'])
})
