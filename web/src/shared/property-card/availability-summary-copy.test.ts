import { expect, test } from 'vitest'
import { formatAvailability } from './availability-summary-copy.ts'

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
