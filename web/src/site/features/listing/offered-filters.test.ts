import { expect, test } from 'vitest'
import { offeredFacts, offeredName, offeredNeighborhoods } from './offered-filters.ts'

test('only facts and neighborhoods that occur are offered', () => {
  const homes = [
    { facts: { dogs: 'no' as const, laundry: 'none' as const } },
    { facts: null, unitSummaries: [{ bedrooms: 1, facts: { cats: 'yes' as const, parking: ['garage' as const] } }] },
  ]
  expect(offeredFacts(homes).map(({ id }) => id)).toEqual(['cats', 'parking-garage'])
  const names = ['Kirkwood', 'Étang', null, 'kirkwood']
  expect(offeredNeighborhoods(names.map((neighborhood) => ({ neighborhood })))).toEqual(['Étang', 'Kirkwood'])
  expect(offeredNeighborhoods([{ neighborhood: 'Kirkwood' }, { neighborhood: 'KIRKWOOD' }])).toEqual([])
})

test('a neighborhood in an address is found in any case, and an unknown one is ignored', () => {
  expect(
    ['inman park', 'Étang', 'etang', 'Nowhere', ''].map((name) => offeredName(name, ['Étang', 'Inman Park'])),
  ).toEqual(['Inman Park', 'Étang', 'Étang', '', ''])
})
