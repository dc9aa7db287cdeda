import type { ChangeDetail } from '@porchlight/contract/history/history'
import { exampleProperty, exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import { expect, test } from 'vitest'
import { differencesOf } from './change-differences.ts'

const unit = { ...exampleUnit, unitNumber: '7' }
const property = { ...exampleProperty, location: 'dallas', bedrooms: 3 }

function change(kind: 'property' | 'unit', before?: object, after?: object): ChangeDetail {
  const state = (fields?: object) => fields && { fields: { ...fields }, images: [] }
  return {
    id: 'x',
    at: '2026-01-01T00:00:00.000Z',
    action: 'saved',
    by: undefined,
    of: { kind, id: 'x', title: 'x', historyId: 'x', propertyTitle: 'x' },
    before: state(before),
    after: state(after),
    isLast: true,
  }
}

test('a save shows the fields that differ', () => {
  expect(differencesOf(change('property', property, { ...property, bedrooms: 30, status: 'draft' }))).toEqual([
    { label: 'Bedrooms', theirs: '3', mine: '30' },
    { label: 'Who can see it', theirs: 'Everyone', mine: 'Only the family (draft)' },
  ])
})

test('a scheduled time is shown as of the change, even after it has passed', () => {
  const planned = { ...property, publishAt: '2026-01-03T14:00:00.000Z' }
  expect(differencesOf(change('property', { ...property, status: 'draft' }, planned))).toEqual([
    { label: 'Who can see it', theirs: 'Only the family (draft)', mine: 'Everyone, starting on a date' },
    { label: 'Public from', theirs: 'Not given', mine: expect.stringMatching(/^Jan 3(, 2026)?, 9:00 AM$/) },
  ])
  const later = { ...change('property', planned, { ...property, bedrooms: 4 }), at: '2026-02-01T00:00:00.000Z' }
  expect(differencesOf(later)).toEqual([{ label: 'Bedrooms', theirs: '3', mine: '4' }])
})

test('a confirmation of the availability shows both times, and no other change does', () => {
  const confirmed = (time: string) => ({ ...property, availability: 'leased', availabilityConfirmedAt: time })
  const [first, second] = [confirmed('2025-12-01T17:00:00.000Z'), confirmed('2025-12-02T17:00:00.000Z')]
  expect(differencesOf(change('property', first, second))).toEqual([
    { label: 'Availability confirmed', theirs: 'Dec 1, 2025, 12:00 PM', mine: 'Dec 2, 2025, 12:00 PM' },
  ])
  expect(differencesOf(change('property', first, { ...second, bedrooms: 4 }))).toMatchObject([{ label: 'Bedrooms' }])
  expect(differencesOf(change('property', property, property))).toEqual([])
})

test('a creation shows all fields, including defaults', () => {
  const made = differencesOf(change('property', undefined, { ...property, location: 'atlanta' }))
  expect(made.map(({ theirs }) => theirs)).toEqual(made.map(() => 'Not given'))
  expect(made).toContainEqual({ label: 'Location', theirs: 'Not given', mine: 'Intown Atlanta, GA' })
})

test('a deletion shows all fields', () => {
  const gone = differencesOf(change('property', property))
  expect(gone.map(({ mine }) => mine)).toEqual(gone.map(() => 'Not given'))
  expect(gone).toContainEqual({ label: 'Location', theirs: 'East Dallas, TX', mine: 'Not given' })
  expect(differencesOf(change('unit', unit))).toContainEqual({
    label: 'Unit Number',
    theirs: '7',
    mine: 'Not given',
  })
})
