import { expect, test } from 'vitest'
import { localTime, shownTime, timeOf, timeZoneName, visibilityOf } from './business-time.ts'

test.each([
  ['2026-11-30T09:00', '2026-11-30T14:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
  ['2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  // an hour after clocks went forward, and back
  ['2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
])('clocks of the business show %s at %s', (local, time) => {
  expect(timeOf(local)).toBe(time)
  expect(localTime(Date.parse(time))).toBe(local)
})

test('a time that clocks leave out is an hour later, never earlier, and no time is none', () => {
  expect(localTime(Date.parse(timeOf('2026-03-08T02:30')))).toBe('2026-03-08T03:30')
  expect(localTime(Date.parse(timeOf('2026-11-01T01:30')))).toBe('2026-11-01T01:30')
  expect(timeOf('')).toBe('')
})

test('people read a time in the zone of the business, with a year that is not this one', () => {
  const year = new Date().getFullYear()
  expect(shownTime(`${year}-07-01T13:00:00Z`)).toBe('Jul 1, 9:00 AM')
  expect(shownTime('2001-07-01T13:05:00Z')).toBe('Jul 1, 2001, 9:05 AM')
  expect(timeZoneName).toBe('Eastern Time')
})

test('a draft stays one whatever its time says', () => {
  const [past, future] = ['2026-01-01T09:00:00-05:00', '2999-01-01T09:00:00-05:00']
  expect(visibilityOf({})).toBe('published')
  expect(visibilityOf({ publishAt: past })).toBe('published')
  expect(visibilityOf({ publishAt: future })).toBe('planned')
  expect(visibilityOf({ status: 'draft', publishAt: past })).toBe('draft')
})
