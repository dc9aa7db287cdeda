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
const Targets = [{ Id: 'Target0', Arn: { 'Fn::GetAtt': ['Job', 'Arn'] } }]
const rule = (Properties: JsonObject) => ({ Type: 'AWS::Events::Rule', Properties: { Targets, ...Properties } })

function start(Resources: Record<string, { Type: string; Properties: JsonObject }>) {
  const template = cloudTemplate({ stacks: [{ name: 'App', template: { Resources: { Job, ...Resources } } }] })
  return startSchedules(template, { add, stop: () => undefined })
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('invokes the function of a due rule with EventBridge’s event', async () => {
  start({ Nightly: rule({ ScheduleExpression: 'cron(0 9 * * ? *)', State: 'ENABLED' }) })
  await minutes(1)
  expect(add).not.toHaveBeenCalled()
  await minutes(1439)
  expect(add).toHaveBeenCalledOnce()
  const [arn = '', event = ''] = add.mock.calls[0] ?? []
  expect(arn).toMatch(/^arn:aws:lambda:.*:function:app-job$/)
  expect(JSON.parse(event)).toMatchObject({ source: 'aws.events', time: '2026-11-21T09:00:30Z', detail: {} })
})

test('invokes repeatedly with the input of its target until it is stopped', async () => {
  const target = { ...Targets[0], Input: '{"a":1}' }
  const schedules = start({ Often: rule({ ScheduleExpression: 'rate(2 minutes)', Targets: [target] }) })
  await minutes(5)
  expect(add.mock.calls.map(([, event]) => event)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}'])
  schedules.stop()
  await minutes(10)
  expect(add).toHaveBeenCalledTimes(3)
})

test('ignores disabled schedules and refuses unsupported ones', async () => {
  start({ Off: rule({ ScheduleExpression: 'rate(1 minute)', State: 'DISABLED' }) })
  await minutes(5)
  expect(add).not.toHaveBeenCalled()
  expect(() => start({ Odd: rule({ ScheduleExpression: 'cron(0 9 L * ? *)' }) })).toThrow(/cron\(0 9 L .* of Odd/)
})
