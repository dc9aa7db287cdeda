import { expect, test } from 'vitest'
import { featureEdit, suggestFeatures } from './suggest-features.ts'

const properties = [
  ['Porch', 'Hardwood floors', 'Garden'],
  ['porch', 'Hardwood floors'],
  ['Porch', 'A kitchen in which four people can cook without standing in each other’s way'],
  ['Garage', 'First floor front. Fireplace', 'by the fountain.', 'Morning sun; shade', 'Trail at the end of the road'],
]
const added = (text: string, feature: string) => {
  const { start, end, text: typed } = featureEdit(text, feature)
  return text.slice(0, start) + typed + text.slice(end)
}

test('suggests the most frequent features in their most frequent spelling, without parts of sentences', () => {
  expect(suggestFeatures('', properties, 9)).toEqual(['Porch', 'Hardwood floors', 'Garage', 'Garden'])
  expect(suggestFeatures('', properties, 2)).toHaveLength(2)
  expect(suggestFeatures('', [], 9)).toEqual([])
})

test('leaves out features of the text in any spelling', () => {
  expect(suggestFeatures('PORCH, garden', properties, 9)).toEqual(['Hardwood floors', 'Garage'])
})

test('narrows suggestions to the feature being typed', () => {
  expect(suggestFeatures('Porch, ga', properties, 9)).toEqual(['Garage', 'Garden'])
  expect(suggestFeatures('fl', properties, 9)).toEqual(['Hardwood floors'])
  expect(suggestFeatures('Pool', properties, 9)).toHaveLength(4)
})

test('adds a feature after the last one or completes an incomplete one', () => {
  expect(added('', 'Porch')).toBe('Porch')
  expect(added('Garden', 'Porch')).toBe('Garden, Porch')
  expect(added('Garden, ', 'Porch')).toBe('Garden, Porch')
  expect(added('Garden, po', 'Porch')).toBe('Garden, Porch')
  expect(added('Garden\nfl', 'Hardwood floors')).toBe('Garden\nHardwood floors')
})
