import { exampleImage, exampleProperty } from '@porchlight/contract/properties/examples.fixture'
import type { Property } from '@porchlight/contract/properties/property'
import { cardOf } from '@porchlight/contract/properties/property-card'
import { expect, test } from 'vitest'
import { emptyMemory, noteHomes } from './note-homes.ts'

const home = (id: string, fields: Partial<Property> = {}) => cardOf({ ...exampleProperty, id, ...fields })
const soon = { availabilitySummary: { state: 'soon' } } as const
const available = { availabilitySummary: { state: 'available' } } as const
const leased = { availabilitySummary: { state: 'leased' } } as const

/** What a second visit marks. */
function marks(before: ReturnType<typeof home>[], after: ReturnType<typeof home>[]) {
  const memory = noteHomes(emptyMemory, before, 'atlanta')
  expect(memory.marks).toEqual({})
  return noteHomes(memory, after, 'atlanta').marks
}

test('nothing is marked while nothing changes, also if an image was encoded again or keys are in another order', () => {
  const image = { ...exampleImage, placeholder: 'old' }
  const same = home('a', { images: [{ ...image, placeholder: 'new', width: 2 }] })
  expect(marks([home('a', { images: [image] }), home('b')], [same, home('b')])).toEqual({})
  const building = home('a', { unitSummaries: [{ bedrooms: 1, state: 'leased', facts: null }] })
  expect(marks([building], [{ ...building, unitSummaries: [{ facts: null, state: 'leased', bedrooms: 1 }] }])).toEqual(
    {},
  )
})

test('an availability that is confirmed or a day older is no change', () => {
  const confirmed = (confirmedDaysAgo: number) =>
    home('a', { availabilitySummary: { state: 'available', confirmedDaysAgo } })
  expect(marks([home('a', available)], [confirmed(0)])).toEqual({})
  expect(marks([confirmed(0)], [confirmed(1)])).toEqual({})
})

test('a home that was not in its city before is new, but not those of a city seen first', () => {
  expect(marks([home('a')], [home('a'), home('b')])).toEqual({ b: 'new' })
  const atlanta = noteHomes(emptyMemory, [home('a')], 'atlanta')
  expect(noteHomes(atlanta, [home('d', { location: 'dallas' })], 'dallas').marks).toEqual({})
  // A saved home is no list of a city.
  expect(noteHomes(atlanta, [home('x')]).marks).toEqual({})
})

test.each([
  [soon, available, 'nowAvailable'],
  [leased, available, 'nowAvailable'],
  [{}, available, 'nowAvailable'],
  [available, leased, 'changed'],
  [{}, { title: 'Another title' }, 'changed'],
  [available, { ...available, bedrooms: 2 }, 'changed'],
  [{}, { images: [exampleImage] }, 'changed'],
] satisfies [Partial<Property>, Partial<Property>, string][])('from %j to %j is %s', (before, after, mark) => {
  expect(marks([home('a', before)], [home('a', after)])).toEqual({ a: mark })
})

test('marks stay during a visit, and a new home stays new', () => {
  const first = noteHomes(emptyMemory, [home('a')], 'atlanta')
  const second = noteHomes(first, [home('a', available), home('b')], 'atlanta')
  const third = noteHomes(second, [home('a', available), home('b', { title: 'Other' })], 'atlanta')
  expect(third.marks).toEqual({ a: 'nowAvailable', b: 'new' })
})

test('forgets homes that a city no longer has', () => {
  const memory = noteHomes(emptyMemory, [home('a'), home('b')], 'atlanta')
  expect(Object.keys(noteHomes(memory, [home('b')], 'atlanta').looks)).toEqual(['b'])
  expect(Object.keys(noteHomes(memory, [home('b')]).looks)).toEqual(['a', 'b'])
})
