import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Outcome } from '../lambda/messages.ts'
import { cloudTemplate } from '../template/cloud.ts'
import { asyncInvocations } from './async-invocations.ts'
import { objectEvents } from './object-events.ts'

const failure: Outcome = { errorType: 'Sandbox.Timedout', errorMessage: 'Task timed out', trace: '' }
const success: Outcome = { payload: 'null' }

const notifications = { EventBridgeConfiguration: { EventBridgeEnabled: true } }
const Resources = {
  Originals: { Type: 'AWS::S3::Bucket', Properties: { NotificationConfiguration: notifications } },
  Others: { Type: 'AWS::S3::Bucket', Properties: {} },
  Job: {
    Type: 'AWS::Lambda::Function',
    Properties: { DeadLetterConfig: { TargetArn: { 'Fn::GetAtt': ['Failed', 'Arn'] } } },
  },
  Failed: { Type: 'AWS::SQS::Queue', Properties: {} },
  Uploaded: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { object: { key: [{ prefix: 'images/' }] } },
      },
      Targets: [{ Id: 'Target0', Arn: { 'Fn::GetAtt': ['Job', 'Arn'] } }],
    },
  },
}
const template = cloudTemplate({ stacks: [{ name: 'App', template: { Resources } }] })

let folder: string
let spoken = ''
const allowsFunction = vi.fn(() => true)
const invoke = vi.fn<(arn: string, event: string) => Promise<Outcome>>()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-events-'))
  vi.useFakeTimers()
  invoke.mockReset().mockResolvedValue(success)
  spoken = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    spoken += String(text)
    return true
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

function start() {
  const invocations = asyncInvocations(
    template,
    { invoke, stop: async () => undefined },
    { folder, callers: { allowsFunction } },
  )
  const send = objectEvents(template, invocations)
  const put = (key: string, bucket = 'app-originals') => void send({ bucket, key })
  return {
    put,
    stop: invocations.stop,
  }
}
const runTimers = () => vi.advanceTimersByTimeAsync(60_000)
const files = (of = folder) => readdirSync(of, { withFileTypes: true }).filter((entry) => entry.isFile())

test('passes an object event with its unencoded key and its bucket, as EventBridge does', async () => {
  start().put('images/a b.jpg')
  await runTimers()
  const [arn, event = ''] = invoke.mock.calls[0] ?? []
  expect(arn).toMatch(/:function:app-job$/)
  expect(JSON.parse(event)).toEqual({
    source: 'aws.s3',
    'detail-type': 'Object Created',
    detail: { bucket: { name: 'app-originals' }, object: { key: 'images/a b.jpg' } },
  })
})

test('does not pass events of keys outside the rule, and of buckets without notifications', async () => {
  const { put } = start()
  put('elsewhere/a.jpg')
  put('images/a.jpg', 'app-others')
  await runTimers()
  expect(invoke).not.toHaveBeenCalled()
})

test('runs all invocations, at most two of a function concurrently', async () => {
  const finish: (() => void)[] = []
  invoke.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(success))))
  const { put } = start()
  for (let n = 0; n < 5; n += 1) put(`images/${n}.jpg`)
  await runTimers()
  expect(finish).toHaveLength(2)
  for (let n = 0; n < 5; n += 1) {
    finish[n]?.()
    await runTimers()
  }
  expect(invoke).toHaveBeenCalledTimes(5)
  expect(files()).toEqual([])
})

test('retries twice, then stores the failed invocation', async () => {
  invoke.mockResolvedValue(failure)
  start().put('images/a.jpg')
  await runTimers()
  expect(invoke).toHaveBeenCalledTimes(3)
  const queue = join(folder, 'failed', readdirSync(join(folder, 'failed'))[0] ?? '')
  expect(readFileSync(join(queue, files(queue)[0]?.name ?? ''), 'utf8')).toContain('images/a.jpg')
  expect(spoken).toContain('An event for app-job was given up: Task timed out')
  expect(files()).toEqual([])
})

test('stops retrying after a success', async () => {
  invoke.mockResolvedValueOnce(failure)
  start().put('images/a.jpg')
  await runTimers()
  expect(invoke).toHaveBeenCalledTimes(2)
  expect(readdirSync(folder)).toEqual([])
})

test('continues queued and interrupted invocations after a restart', async () => {
  invoke.mockImplementation(() => new Promise(() => undefined))
  const first = start()
  for (let n = 0; n < 3; n += 1) first.put(`images/${n}.jpg`)
  await runTimers()
  first.stop()
  invoke.mockReset().mockResolvedValue(success)
  start()
  await runTimers()
  expect(invoke.mock.calls.map(([, event]) => JSON.parse(event).detail.object.key).toSorted()).toEqual([
    'images/0.jpg',
    'images/1.jpg',
    'images/2.jpg',
  ])
})

test('refuses a rule without local events', () => {
  const OnOthers = { Type: 'AWS::Events::Rule', Properties: { EventPattern: { source: ['aws.ec2'] }, Targets: [] } }
  const others = cloudTemplate({ stacks: [{ name: 'App', template: { Resources: { OnOthers } } }] })
  expect(() => objectEvents(others, { add: async () => undefined, stop: () => undefined })).toThrow(
    /aws\.ec2.*OnOthers/,
  )
})
