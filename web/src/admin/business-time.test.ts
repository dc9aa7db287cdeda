import { afterEach, expect, test, vi } from 'vitest'
import { businessDay, daysUntil, formatSecond, formatTime, localTime, timeOf, timeZoneName } from './business-time.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-11-30T09:00', '2026-11-30T14:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
  ['2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  // One hour after clocks went forward, and back.
  ['2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
])('local time %s of the business is %s', (local, time) => {
  expect(timeOf(local)).toBe(time)
  expect(localTime(Date.parse(time))).toBe(local)
})

test('a skipped local time counts as an hour later, and an empty time stays empty', () => {
  expect(localTime(Date.parse(timeOf('2026-03-08T02:30')))).toBe('2026-03-08T03:30')
  expect(localTime(Date.parse(timeOf('2026-11-01T01:30')))).toBe('2026-11-01T01:30')
  expect(timeOf('')).toBe('')
})

test.each(['0002-01-01T09:00', '0020-06-30T00:00', '0202-12-31T23:59', '1883-11-18T12:00', '9998-12-31T23:59'])(
  'a year typed letter by letter is a time: %s',
  (local) => {
    expect(localTime(Date.parse(timeOf(local)))).toBe(local)
  },
)

test.each(['275760-01-01T00:00', '2026-13-01T00:00', 'nonsense'])('an unusable date is no time: %s', (local) => {
  expect(timeOf(local)).toBe('')
})

test('formats a time in the time zone of the business, with the year unless it is the current one', () => {
  // The business is still in the old year.
  vi.useFakeTimers({ now: new Date('2027-01-01T04:59:00Z') })
  expect(formatTime('2026-07-01T13:00:00Z')).toBe('Jul 1, 9:00 AM')
  expect(formatTime('2001-07-01T13:05:00Z')).toBe('Jul 1, 2001, 9:05 AM')
  expect(timeZoneName()).toBe('Eastern Time')
  expect(formatTime('')).toBe('')
  expect(formatSecond('2026-07-01T13:00:05Z')).toBe('Jul 1, 9:00:05 AM')
})

test('days are in the time zone of the business, not of the device', () => {
  expect(businessDay('2026-02-10T04:59:00Z')).toBe('2026-02-09')
  vi.useFakeTimers({ now: new Date('2026-11-22T23:00:00-05:00') })
  expect(daysUntil('2026-11-22T23:59:00-05:00')).toBe(0)
  expect(daysUntil('2026-11-23T00:01:00-05:00')).toBe(1)
  expect(daysUntil('2026-12-22T23:00:00-05:00')).toBe(30)
})
