import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followStreams } from '../events/follow-streams.ts'
import type { Outcome } from '../lambda/messages.ts'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'

type Key = string
const record = (PK: Key) => ({ dynamodb: { SequenceNumber: PK, Keys: { PK: { S: PK }, SK: { S: 'x' } } } })
const keysOf = (event: string): Key[] =>
  JSON.parse(event).Records.map(({ dynamodb }: ReturnType<typeof record>) => dynamodb.Keys.PK.S)

let waiting: Key[] = []
let invoked: Key[][] = []
let answer: (keys: Key[]) => Outcome
let spoken = ''
let isAllowed = true

const server = createServer((request, response) => {
  const operation = String(request.headers['x-amz-target']).split('.')[1]
  const answers: Record<string, object> = {
    DescribeTable: { Table: { LatestStreamArn: 'arn' } },
    DescribeStream: { StreamDescription: { Shards: [{ ShardId: '1' }] } },
    GetShardIterator: { ShardIterator: 'next' },
    GetRecords: { Records: waiting.map(record), NextShardIterator: 'next' },
  }
  if (operation === 'GetRecords') waiting = []
  request.resume().on('end', () => response.end(JSON.stringify(answers[operation ?? ''])))
})

beforeEach(async () => {
  waiting = []
  invoked = []
  spoken = ''
  answer = () => ({ payload: 'null' })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    spoken += String(text)
    return true
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
let stopFollowing = () => {}
afterEach(() => {
  stopFollowing()
  server.close()
  server.closeAllConnections()
  vi.restoreAllMocks()
})

async function follow(properties: JsonObject) {
  const Changes = {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      EventSourceArn: 'arn:aws:dynamodb:us-east-1:123456789012:table/table/stream/1',
      FunctionName: 'publish',
      FilterCriteria: {
        Filters: [{ Pattern: JSON.stringify({ dynamodb: { Keys: { PK: { S: [{ prefix: 'HOME#' }] } } } }) }],
      },
      ...properties,
    },
  }
  const template = cloudTemplate({ stacks: [{ name: 'App', template: { Resources: { Changes } } }] })
  const functions = {
    invoke: async (_arn: string, event: string) => {
      invoked.push(keysOf(event))
      return answer(keysOf(event))
    },
    stop: async () => undefined,
  }
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  const endpoint = `http://127.0.0.1:${address.port}`
  const callers = { allowsFunction: () => isAllowed }
  stopFollowing = (await followStreams(template, functions, { endpoint, callers })).stop
}
const eventually = (expected: Key[][]) => vi.waitFor(() => expect(invoked).toEqual(expected), 8000)

test('passes filtered records in order and in batches', async () => {
  await follow({ BatchSize: 2 })
  waiting = ['HOME#1', 'VIEWS#1', 'HOME#2', 'HOME#3']
  await eventually([['HOME#1', 'HOME#2'], ['HOME#3']])
  waiting = ['HOME#4']
  await eventually([['HOME#1', 'HOME#2'], ['HOME#3'], ['HOME#4']])
})

test('retries a failed batch before the next one', async () => {
  let failuresLeft = 2
  answer = () => {
    failuresLeft -= 1
    return failuresLeft < 0 ? { payload: 'null' } : { errorType: 'Error', errorMessage: 'on purpose', trace: '' }
  }
  await follow({})
  waiting = ['HOME#1']
  await vi.waitFor(() => expect(invoked).toHaveLength(1))
  waiting = ['HOME#2']
  await eventually([['HOME#1'], ['HOME#1'], ['HOME#1'], ['HOME#2']])
  expect(spoken).toBe('')
})

test('logs a dropped batch and continues', async () => {
  answer = (keys) =>
    keys.includes('HOME#1') ? { errorType: 'Error', errorMessage: 'on purpose', trace: '' } : { payload: 'null' }
  await follow({ MaximumRetryAttempts: 1 })
  waiting = ['HOME#1']
  await vi.waitFor(() => expect(spoken).toContain('1 changes of the table were given up: on purpose'), 8000)
  waiting = ['HOME#2']
  await eventually([['HOME#1'], ['HOME#1'], ['HOME#2']])
})

test('skips functions whose role may not read the stream', async () => {
  isAllowed = false
  await follow({})
  isAllowed = true
  waiting = ['HOME#1']
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(invoked).toEqual([])
})
