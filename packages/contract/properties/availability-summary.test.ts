import { describe, expect, test } from 'vitest'
import { summarizeAvailability, summarizeUnitAvailability } from './availability-summary.ts'
import type { Availability } from './options.ts'

const today = '2026-03-01'
const said = (availability: Availability | null, availableFrom: string | null = null) => ({
  availability,
  availableFrom,
})

describe('what is said of a home comes to', () => {
  test.each([
    ['nothing when nothing is said', said(null), undefined],
    ['soon, with a day alone', said(null, '2026-06-01'), { state: 'soon', from: '2026-06-01' }],
    ['available, with a passed day alone', said(null, '2026-02-01'), { state: 'available' }],
    ['available', said('available'), { state: 'available' }],
    ['leased, whatever the date', said('leased', '2026-02-01'), { state: 'leased' }],
    ['soon', said('soon'), { state: 'soon' }],
    ['soon, from a day to come', said('soon', '2026-03-02'), { state: 'soon', from: '2026-03-02' }],
    ['available from that day on', said('soon', '2026-03-01'), { state: 'available' }],
    [
      'soon when it is available from a day to come',
      said('available', '2026-06-01'),
      { state: 'soon', from: '2026-06-01' },
    ],
    ['available when its day has passed', said('available', '2026-01-01'), { state: 'available' }],
    [
      'a day whose year is to be said, eleven months ahead',
      said('soon', '2027-02-01'),
      { state: 'soon', from: '2027-02-01', distant: true },
    ],
  ])('%s', (_, statement, availabilitySummary) => {
    expect(summarizeAvailability(statement, today)).toEqual(availabilitySummary)
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
    expect(summarizeAvailability({ ...said(availability), confirmedOn }, today)?.confirmedDaysAgo).toBe(days)
})

test('a building shows the oldest confirmation of its units, unless one is missing', () => {
  const confirmed = (confirmedOn: string | null) => ({ ...said('available'), confirmedOn })
  const [recent, old] = [confirmed('2026-02-28'), confirmed('2026-02-19')]
  const daysOf = (units: Parameters<typeof summarizeUnitAvailability>[0]) =>
    summarizeUnitAvailability(units, 3, today)?.confirmedDaysAgo
  expect(daysOf([recent, old])).toBe(10)
  expect(daysOf([recent])).toBe(1)
  expect(daysOf([recent, confirmed(null)])).toBeUndefined()
  expect(daysOf([recent, confirmed('2026-01-01')])).toBeUndefined()
})

describe('a building shows of its units', () => {
  const [june, may] = [said('soon', '2026-06-01'), said('soon', '2026-05-01')]
  test.each([
    [
      'how many are available, and when the next is',
      [said('available'), june, may, said('leased')],
      6,
      { state: 'available', from: '2026-05-01', units: { available: 1, total: 6 } },
    ],
    [
      'a unit whose day is past or today among the available ones',
      [said('soon', today), june],
      2,
      { state: 'available', from: '2026-06-01', units: { available: 1, total: 2 } },
    ],
    [
      'when the first is available',
      [june, said('soon'), said('leased')],
      3,
      { state: 'soon', from: '2026-06-01', units: { available: 0, total: 3 } },
    ],
    ['that some will be soon', [said('soon')], 3, { state: 'soon', units: { available: 0, total: 3 } }],
    ['that all are leased', [said('leased'), said('leased')], 2, { state: 'leased' }],
    ['nothing when some are leased and the others say nothing', [said('leased')], 2, undefined],
    ['nothing when none says anything', [], 2, undefined],
    ['nothing without units', [], 0, undefined],
  ])('%s', (_, statements, total, availabilitySummary) => {
    expect(summarizeUnitAvailability(statements, total, today)).toEqual(availabilitySummary)
  })
})
