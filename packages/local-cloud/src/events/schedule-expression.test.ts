import { expect, test } from 'vitest'
import { scheduleExpression } from '../events/schedule-expression.ts'

const isDue = (expression: string, time: string, sinceStart = 0) =>
  scheduleExpression(expression)?.(new Date(time), sinceStart)

test('a rate is due a minute after the start, then once per period', () => {
  const due = (expression: string) =>
    Array.from({ length: 3000 }, (_, n) => n).filter((n) => isDue(expression, '2026-11-21T00:00Z', n))
  expect(due('rate(1 day)')).toEqual([1, 1441, 2881])
  expect(due('rate(12 hours)')).toEqual([1, 721, 1441, 2161, 2881])
  expect(due('rate(5 minutes)').slice(0, 3)).toEqual([1, 6, 11])
})

test.each([
  ['cron(0 9 * * ? *)', '2026-11-21T09:00Z', true],
  ['cron(0 9 * * ? *)', '2026-11-21T09:01Z', false],
  ['cron(0/15 * * * ? *)', '2026-11-21T09:45Z', true],
  ['cron(0/15 * * * ? *)', '2026-11-21T09:50Z', false],
  ['cron(30 8-17/3 ? * MON-FRI *)', '2026-11-20T14:30Z', true],
  ['cron(30 8-17/3 ? * MON-FRI *)', '2026-11-21T14:30Z', false],
  ['cron(0 0 1,15 JAN,NOV ? 2026)', '2026-11-15T00:00Z', true],
  ['cron(0 0 1,15 JAN,NOV ? 2026)', '2027-01-15T00:00Z', false],
  ['cron(0 0 ? * 7 *)', '2026-11-21T00:00Z', true],
  ['at(2026-11-21T09:00:00)', '2026-11-21T09:00Z', true],
  ['at(2026-11-21T09:00:00)', '2026-11-22T09:00Z', false],
])('%s at %s: %s', (expression, time, due) => {
  expect(isDue(expression, time)).toBe(due)
})

test.each([
  'rate(0 days)',
  'rate(1 week)',
  'cron(0 9 * * *)',
  'cron(0 9 L * ? *)',
  'cron(0 9 ? * 6#3 *)',
  'cron(61 9 * * ? *)',
  'cron(5-1 9 * * ? *)',
  'at(soon)',
  'daily',
])('does not support %s', (expression) => {
  expect(scheduleExpression(expression)).toBeUndefined()
})
