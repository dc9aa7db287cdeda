import { describe, expect, test } from 'vitest'
import { summarizeAvailability, summarizeUnitAvailability } from './availability-summary.ts'
import type { Availability } from './options.ts'

const today = '2026-03-01'
const inputOf = (availability: Availability | null, availableFrom: string | null = null) => ({
  availability,
  availableFrom,
})

describe('the summary of an input is', () => {
  test.each([
    ['absent without an input', inputOf(null), undefined],
    ['soon, with a day alone', inputOf(null, '2026-06-01'), { state: 'soon', from: '2026-06-01' }],
    ['available, with a passed day alone', inputOf(null, '2026-02-01'), { state: 'available' }],
    ['available', inputOf('available'), { state: 'available' }],
    ['leased on every day', inputOf('leased', '2026-02-01'), { state: 'leased' }],
    ['soon', inputOf('soon'), { state: 'soon' }],
    ['soon, from a future day', inputOf('soon', '2026-03-02'), { state: 'soon', from: '2026-03-02' }],
    ['available from that day on', inputOf('soon', '2026-03-01'), { state: 'available' }],
    [
      'soon if it is available from a future day',
      inputOf('available', '2026-06-01'),
      { state: 'soon', from: '2026-06-01' },
    ],
    ['available if its day has passed', inputOf('available', '2026-01-01'), { state: 'available' }],
    [
      'a distant day, eleven months ahead',
      inputOf('soon', '2027-02-01'),
      { state: 'soon', from: '2027-02-01', distant: true },
    ],
  ])('%s', (_, input, availabilitySummary) => {
    expect(summarizeAvailability(input, today)).toEqual(availabilitySummary)
  })
})

test.each([
  ['2026-03-01', 0],
  ['2026-02-26', 3],
  ['2026-01-30', 30],
  ['2026-01-29', undefined],
  // A clock that is ahead.
  ['2026-03-02', 0],
  [null, undefined],
])('a confirmation on %s is %s days old, and shown for 30', (confirmedOn, days) => {
  for (const availability of ['available', 'soon', 'leased'] as const)
    expect(summarizeAvailability({ ...inputOf(availability), confirmedOn }, today)?.confirmedDaysAgo).toBe(days)
})

test('a building shows the oldest confirmation of its units, unless one is missing', () => {
  const confirmed = (confirmedOn: string | null) => ({ ...inputOf('available'), confirmedOn })
  const [recent, old] = [confirmed('2026-02-28'), confirmed('2026-02-19')]
  const daysOf = (units: Parameters<typeof summarizeUnitAvailability>[0]) =>
    summarizeUnitAvailability(units, 3, today)?.confirmedDaysAgo
  expect(daysOf([recent, old])).toBe(10)
  expect(daysOf([recent])).toBe(1)
  expect(daysOf([recent, confirmed(null)])).toBeUndefined()
  expect(daysOf([recent, confirmed('2026-01-01')])).toBeUndefined()
})

describe('the summary of units is', () => {
  const [june, may] = [inputOf('soon', '2026-06-01'), inputOf('soon', '2026-05-01')]
  test.each([
    [
      'the number of available ones and the next day',
      [inputOf('available'), june, may, inputOf('leased')],
      6,
      { state: 'available', from: '2026-05-01', units: { available: 1, total: 6 } },
    ],
    [
      'a unit on its first day as available',
      [inputOf('soon', today), june],
      2,
      { state: 'available', from: '2026-06-01', units: { available: 1, total: 2 } },
    ],
    [
      'the day of the first',
      [june, inputOf('soon'), inputOf('leased')],
      3,
      { state: 'soon', from: '2026-06-01', units: { available: 0, total: 3 } },
    ],
    ['soon if some will be', [inputOf('soon')], 3, { state: 'soon', units: { available: 0, total: 3 } }],
    ['leased if all are', [inputOf('leased'), inputOf('leased')], 2, { state: 'leased' }],
    ['absent if some are leased and the others have no availability', [inputOf('leased')], 2, undefined],
    ['absent if none has an availability', [], 2, undefined],
    ['absent without units', [], 0, undefined],
  ])('%s', (_, inputs, total, availabilitySummary) => {
    expect(summarizeUnitAvailability(inputs, total, today)).toEqual(availabilitySummary)
  })
})
