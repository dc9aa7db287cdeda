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

test('a cron is due at its minute of each hour', () => {
  const times = ['2026-11-21T09:01Z', '2026-11-21T10:01Z', '2026-11-21T09:02Z']
  expect(times.map((time) => isDue('cron(1 * * * ? *)', time))).toEqual([true, true, false])
})

test.each(['rate(0 days)', 'rate(1 week)', 'cron(0 9 * * ? *)', 'cron(1 * * * *)', 'at(2026-11-21T09:00:00)', 'daily'])(
  'does not support %s',
  (expression) => {
    expect(scheduleExpression(expression)).toBeUndefined()
  },
)
