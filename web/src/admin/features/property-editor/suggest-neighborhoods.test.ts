import { expect, test } from 'vitest'
import { suggestNeighborhoods } from './suggest-neighborhoods.ts'

const homes = ['Kirkwood', 'Inman Park', 'Inman Park', null, 'Candler Park', 'Étoile'].map((neighborhood) => ({
  neighborhood,
  location: 'atlanta' as const,
}))

test('suggests the neighborhoods of the city, most frequent first', () => {
  const all = ['Inman Park', 'Candler Park', 'Kirkwood', 'Étoile']
  expect(suggestNeighborhoods('', 'atlanta', [...homes, { neighborhood: 'Lakewood', location: 'dallas' }])).toEqual(all)
  expect(suggestNeighborhoods('', 'dallas', homes)).toEqual([])
})

test('suggests those that contain the typed text, and none once it is complete', () => {
  expect(suggestNeighborhoods(' PARK', 'atlanta', homes)).toEqual(['Inman Park', 'Candler Park'])
  expect(suggestNeighborhoods('etoi', 'atlanta', homes)).toEqual(['Étoile'])
  expect(suggestNeighborhoods('Kirkwood', 'atlanta', homes)).toEqual([])
})
