import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSchedules } from '../events/start-schedules.ts'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'

const add = vi.fn(async (_arn: string, _event: string) => undefined)
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:58:30Z') })
  add.mockClear()
})
afterEach(() => vi.useRealTimers())

const Job = { Type: 'AWS::Lambda::Function', Properties: {} }
const Target = { Arn: { 'Fn::GetAtt': ['Job', 'Arn'] } }
const schedule = (ScheduleExpression: string, more: JsonObject = {}) => ({
  Type: 'AWS::Scheduler::Schedule',
  Properties: { ScheduleExpression, Target: { ...Target, ...more } },
})

function start(Resources: Record<string, { Type: string; Properties: JsonObject }>) {
  const template = cloudTemplate({ stacks: [{ name: 'App', template: { Resources: { Job, ...Resources } } }] })
  return startSchedules(template, { add, stop: () => undefined })
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('invokes the function of a due schedule', async () => {
  start({ Nightly: schedule('cron(0 * * * ? *)') })
  await minutes(1)
  expect(add).not.toHaveBeenCalled()
  await minutes(59)
  expect(add).toHaveBeenCalledOnce()
  const [arn = '', event = ''] = add.mock.calls[0] ?? []
  expect(arn).toMatch(/^arn:aws:lambda:.*:function:app-job$/)
  expect(JSON.parse(event)).toEqual({ source: 'aws.scheduler' })
})

test('invokes repeatedly with the input of its target until it is stopped', async () => {
  const schedules = start({ Often: schedule('rate(2 minutes)', { Input: '{"a":1}' }) })
  await minutes(5)
  expect(add.mock.calls.map(([, event]) => event)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}'])
  schedules.stop()
  await minutes(10)
  expect(add).toHaveBeenCalledTimes(3)
})

test('a rate is due a minute after the start, then once per period', async () => {
  start({ Daily: schedule('rate(1 day)') })
  await minutes(1)
  expect(add).toHaveBeenCalledOnce()
  await minutes(1439)
  expect(add).toHaveBeenCalledOnce()
  await minutes(1)
  expect(add).toHaveBeenCalledTimes(2)
})

test.each(['rate(0 days)', 'rate(1 week)', 'cron(0 9 * * ? *)', 'cron(1 * * * *)', 'at(2026-11-21T09:00:00)', 'daily'])(
  'refuses %s',
  (expression) => {
    expect(() => start({ Odd: schedule(expression) })).toThrow(`"${expression}" of Odd`)
  },
)
