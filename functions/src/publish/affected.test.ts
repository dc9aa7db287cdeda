import { expect, test } from 'vitest'
import { affectedBy, withdrawnBy } from './affected.ts'

const id = '00000000-0000-4000-8000-000000000001'
const record = (PK: string, SK: string, images: { OldImage?: object; NewImage?: object } = {}) => ({
  eventName: 'MODIFY',
  dynamodb: { Keys: { PK: { S: PK }, SK: { S: SK } }, ...images },
})
const inCity = (city: string) => ({ location: { S: city } })

test('a property that moved touches its own page and both cities', () => {
  const moved = { OldImage: inCity('atlanta'), NewImage: inCity('dallas') }
  expect(affectedBy([record(`PROPERTY#${id}`, 'PROPERTY', moved)])).toEqual({
    properties: new Set([id]),
    listed: new Set([id]),
    cities: new Set(['atlanta', 'dallas']),
    former: [],
    home: false,
  })
})

test('a property that stayed leaves the other city alone', () => {
  const { cities } = affectedBy([record(`PROPERTY#${id}`, 'PROPERTY', { NewImage: inCity('dallas') })])
  expect(cities).toEqual(new Set(['dallas']))
})

test('where a property stood before is told, to find the pages on which it stood', () => {
  const OldImage = {
    ...inCity('atlanta'),
    propertyType: { S: 'multifamily' },
    bedrooms: { N: '3' },
    squareFeet: { NULL: true },
  }
  expect(affectedBy([record(`PROPERTY#${id}`, 'PROPERTY', { OldImage })]).former).toEqual([
    { id, location: 'atlanta', propertyType: 'multifamily', bedrooms: 3, squareFeet: null },
  ])
})

test('a picture may be the one that lists show', () => {
  const { properties, cities } = affectedBy([record(`PROPERTY#${id}`, 'IMAGE#1')])
  expect([properties, cities.size]).toEqual([new Set([id]), 2])
})

test.each(['UNIT#1', 'UNIT#1#IMAGE#2'])('%s touches the page of its property alone', (sortKey) => {
  const { properties, listed, cities } = affectedBy([record(`PROPERTY#${id}`, sortKey)])
  expect([properties, listed.size, cities.size]).toEqual([new Set([id]), 0, 0])
})

test('a hero image touches home', () => {
  expect(affectedBy([record('HERO', '1')])).toMatchObject({ home: true, properties: new Set() })
})

test.each([
  ['VIEWS#1', '2026#1'],
  ['VIEWCOUNT', id],
  ['SESSION#1', 'SESSION'],
  ['MEDIA#1', 'MEDIA'],
  ['HERO#CHANGES', 'HERO#CHANGES'],
  [`PROPERTY#${id}`, 'REMOVAL'],
  [`PROPERTY#${id}`, 'DELETION'],
])('%s %s touches nothing', (PK, SK) => {
  const { properties, cities, home } = affectedBy([record(PK, SK)])
  expect([properties.size, cities.size, home]).toEqual([0, 0, false])
})

test('a picture whose variants were taken away is named, one whose variants are there again is not', () => {
  const withdrawnAt = { S: '2026-11-22T00:00:00.000Z' }
  const records = [
    record('MEDIA#gone', 'VARIANTS', { NewImage: { withdrawing: { BOOL: true }, withdrawnAt } }),
    record('MEDIA#back', 'VARIANTS', { NewImage: { withdrawnAt } }),
    record(`PROPERTY#${id}`, 'PROPERTY', { NewImage: inCity('dallas') }),
  ]
  expect(withdrawnBy(records)).toEqual(['gone'])
  expect(affectedBy(records)).toMatchObject({ properties: new Set([id]) })
})
