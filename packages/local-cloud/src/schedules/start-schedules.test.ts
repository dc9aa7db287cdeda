import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/json.ts'
import { startSchedules } from './start-schedules.ts'

const invoke = vi.fn(async (_arn: string, _event: string) => ({ payload: 'null' }))
const stop = async () => undefined
let spoken = ''
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:58:30Z') })
  invoke.mockClear()
  spoken = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    spoken += String(text)
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Job = { Type: 'AWS::Lambda::Function', Properties: {} }
const Targets = [{ Id: 'Target0', Arn: { 'Fn::GetAtt': ['Job', 'Arn'] } }]
const rule = (Properties: JsonObject) => ({ Type: 'AWS::Events::Rule', Properties: { Targets, ...Properties } })

function start(Resources: Record<string, { Type: string; Properties: JsonObject }>) {
  const template = cloudTemplate({ stacks: [{ name: 'App', template: { Resources: { Job, ...Resources } } }] })
  return startSchedules(template, { invoke, stop })
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

it('invokes the function of a rule when its time comes, with the event that EventBridge sends', async () => {
  start({ Nightly: rule({ ScheduleExpression: 'cron(0 9 * * ? *)', State: 'ENABLED' }) })
  await minutes(1)
  expect(invoke).not.toHaveBeenCalled()
  await minutes(1439)
  expect(invoke).toHaveBeenCalledOnce()
  const [arn = '', event = ''] = invoke.mock.calls[0] ?? []
  expect(arn).toMatch(/^arn:aws:lambda:.*:function:app-job$/)
  expect(JSON.parse(event)).toMatchObject({ source: 'aws.events', time: '2026-11-21T09:00:30Z', detail: {} })
})

it('invokes what a scheduler names, with the input of its target, until it is stopped', async () => {
  const Target = { Arn: { 'Fn::GetAtt': ['Job', 'Arn'] }, Input: '{"a":1}' }
  const Often = { Type: 'AWS::Scheduler::Schedule', Properties: { ScheduleExpression: 'rate(2 minutes)', Target } }
  const schedules = start({ Often })
  await minutes(5)
  expect(invoke.mock.calls.map(([, event]) => event)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}'])
  schedules.stop()
  await minutes(10)
  expect(invoke).toHaveBeenCalledTimes(3)
})

it('names what it cannot keep, and leaves a disabled one alone', async () => {
  start({
    Odd: rule({ ScheduleExpression: 'cron(0 9 L * ? *)' }),
    OnEvents: rule({ EventPattern: { source: ['aws.ec2'] } }),
    Off: rule({ ScheduleExpression: 'rate(1 minute)', State: 'DISABLED' }),
  })
  await minutes(5)
  expect(invoke).not.toHaveBeenCalled()
  expect(spoken).toContain('cron(0 9 L * ? *)')
  expect(spoken).toContain('OnEvents')
})

it('says when a scheduled function failed', async () => {
  invoke.mockResolvedValueOnce({ errorType: 'Error', errorMessage: '3 of 4 are left over', trace: '' } as never)
  start({ Daily: rule({ ScheduleExpression: 'rate(1 day)' }) })
  await minutes(1)
  expect(spoken).toContain('3 of 4 are left over')
})
