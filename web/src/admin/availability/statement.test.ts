import { expect, test } from 'vitest'
import { ageOf, confirmed, nextFirst, withDay, withState } from './statement.ts'

const today = '2026-03-31'
const now = Date.parse(`${today}T17:00:00.000Z`)
const stored = (
  availability: 'available' | 'soon' | 'leased' | null,
  { day = null, on = today }: { day?: string | null; on?: string | null } = {},
) => ({ availability, availableFrom: day, availabilityConfirmedAt: on && `${on}T17:00:00.000Z` })

test.each([
  ['available, confirmed 30 days ago', stored('available', { on: '2026-03-01' }), undefined],
  ['available, confirmed 31 days ago', stored('available', { on: '2026-02-28' }), 'unconfirmed'],
  ['available, never confirmed', stored('available', { on: null }), 'unconfirmed'],
  ['a day that passed 7 days ago', stored('soon', { day: '2026-03-24' }), undefined],
  ['a day that passed 8 days ago', stored('soon', { day: '2026-03-23' }), 'passed'],
  ['available since a day 8 days ago', stored('available', { day: '2026-03-23' }), 'passed'],
  ['a day alone that passed 8 days ago', stored(null, { day: '2026-03-23' }), 'passed'],
  ['a future day, confirmed long ago', stored('soon', { day: '2026-06-01', on: '2025-01-01' }), undefined],
  ['soon, stated long ago', stored('soon', { on: '2025-01-01' }), undefined],
  ['leased long ago', stored('leased', { day: '2025-01-01', on: '2025-01-01' }), undefined],
  ['nothing', stored(null, { on: null }), undefined],
])('the age of %s', (_, statement, age) => {
  expect(ageOf(statement, today, now)).toBe(age)
})

test('a confirmation keeps the statement, and drops a day that passed long ago', () => {
  const available = { availability: 'available', availableFrom: null }
  expect(confirmed(stored('available', { on: null }), today)).toEqual(available)
  expect(confirmed(stored('soon', { day: '2026-03-01' }), today)).toEqual(available)
  const soon = { availability: 'soon', availableFrom: '2026-06-01' }
  expect(confirmed(stored('soon', { day: '2026-06-01' }), today)).toEqual(soon)
})

test('a chosen day decides the state, and only "Available soon" keeps a day', () => {
  const nothing = { availability: null, availableFrom: null }
  const soon = withDay(nothing, '2026-04-01', today)
  expect(soon).toEqual({ availability: 'soon', availableFrom: '2026-04-01' })
  const now = withDay(nothing, today, today)
  expect(now).toEqual({ availability: 'available', availableFrom: today })
  expect(withDay(now, '', today)).toEqual({ availability: 'available', availableFrom: null })
  expect(withState(soon, 'soon')).toEqual(soon)
  for (const state of ['available', 'leased', null] as const)
    expect(withState(soon, state)).toEqual({ availability: state, availableFrom: null })
})

test('the next first of a month', () => {
  expect(['2026-03-31', '2026-04-01', '2026-12-15'].map(nextFirst)).toEqual(['2026-04-01', '2026-05-01', '2027-01-01'])
})
