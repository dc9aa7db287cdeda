import { expect, test } from 'vitest'
import { formatAvailability, formatConfirmation } from './availability-summary-copy.ts'

test.each([
  ['Available now', { state: 'available' }],
  ['Available soon', { state: 'soon' }],
  ['Available June 1', { state: 'soon', from: '2026-06-01' }],
  ['Available June 1, 2027', { state: 'soon', from: '2027-06-01', distant: true }],
  ['Leased', { state: 'leased' }],
  ['2 of 6 available, next on June 1', { state: 'available', from: '2026-06-01', units: { available: 2, total: 6 } }],
  ['2 of 6 available', { state: 'available', units: { available: 2, total: 6 } }],
  ['Available now', { state: 'available', units: { available: 1, total: 1 } }],
  ['Next available June 1', { state: 'soon', from: '2026-06-01', units: { available: 0, total: 6 } }],
] as const)('returns "%s"', (words, availabilitySummary) => {
  expect(formatAvailability(availabilitySummary)).toBe(words)
})

test.each([
  [0, 'Confirmed today'],
  [1, 'Confirmed yesterday'],
  [3, 'Confirmed 3 days ago'],
  [30, 'Confirmed 30 days ago'],
  [undefined, undefined],
])('a confirmation %s days ago reads "%s"', (confirmedDaysAgo, text) => {
  expect(formatConfirmation({ state: 'available', confirmedDaysAgo })).toBe(text)
})
