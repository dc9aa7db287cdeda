import { expect, test, vi } from 'vitest'
import { distributionOf } from '../cdn/distribution.ts'
import { serve } from '../cdn/edge.ts'
import type { HttpRequest, HttpResponse } from '../machine/http.ts'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'
import { gatewaysOf } from './gateway.ts'

interface DeployedApi {
  /** The index of the key that the edge sends. */
  sent?: number
  stage?: JsonObject
}

const keys = ['a', 'b', 'c']

function deployed({ sent = 0, stage = {} }: DeployedApi = {}) {
  const list = keys.map((_, n) => ({ Ref: `Key${n}` }))
  const resource = (Type: string, Properties: JsonObject) => ({ Type, Properties })
  const route = (RouteKey: string) =>
    resource('AWS::ApiGatewayV2::Route', {
      ApiId: { Ref: 'Api' },
      RouteKey,
      Target: { 'Fn::Join': ['/', ['integrations', { Ref: 'ToTell' }]] },
    })
  const template = {
    Parameters: Object.fromEntries([
      ...keys.map((Default, n): [string, JsonObject] => [`Key${n}`, { Type: 'String', Default }]),
      ['Sent', { Type: 'Number', Default: sent }],
    ]),
    Resources: {
      Api: resource('AWS::ApiGatewayV2::Api', { ProtocolType: 'HTTP' }),
      ToTell: resource('AWS::ApiGatewayV2::Integration', {
        ApiId: { Ref: 'Api' },
        IntegrationType: 'AWS_PROXY',
        IntegrationUri: 'tell',
        PayloadFormatVersion: '2.0',
      }),
      One: route('GET /one'),
      Other: route('GET /other'),
      Stage: resource('AWS::ApiGatewayV2::Stage', {
        ApiId: { Ref: 'Api' },
        StageName: '$default',
        StageVariables: { edgeKeys: { 'Fn::Join': [',', list] } },
        ...stage,
      }),
      Cdn: resource('AWS::CloudFront::Distribution', {
        DistributionConfig: {
          Origins: [
            {
              Id: 'api',
              DomainName: 'api.execute-api.us-east-1.amazonaws.com',
              OriginCustomHeaders: [
                { HeaderName: 'X-Origin-Key', HeaderValue: { 'Fn::Select': [{ Ref: 'Sent' }, list] } },
              ],
            },
          ],
          DefaultCacheBehavior: { CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', TargetOriginId: 'api' },
        },
      }),
    },
  }
  const cloud = cloudTemplate({ stacks: [{ name: 'App', template }] })
  const echo = async (_: string, event: string) => ({
    payload: JSON.stringify({ statusCode: 200, body: event }),
  })
  const [api] = gatewaysOf(cloud, { invoke: echo, stop: async () => {} }).values()
  if (!api) throw new Error('The template describes an API')
  return { cloud, api }
}

const asked = (uri: string, headers: HttpRequest['headers'] = []): HttpRequest => ({
  method: 'GET',
  uri,
  query: '',
  headers,
  viewerIp: '203.0.113.7',
  body: async () => Buffer.alloc(0),
})
const eventOf = ({ body }: HttpResponse) => JSON.parse(String(body))

test('the edge overwrites a visitor’s key', async () => {
  const { cloud, api } = deployed({ sent: 1 })
  const distribution = distributionOf(cloud, { originFor: () => api, localize: (value) => value })
  const event = eventOf(await serve(distribution, asked('/one', [['x-origin-key', 'a']])))
  expect(event).toMatchObject({ headers: { 'x-origin-key': 'b' }, stageVariables: { edgeKeys: 'a,b,c' } })
})

test('a direct call keeps its caller’s header', async () => {
  const event = eventOf(await deployed().api.fetch(asked('/one', [['x-origin-key', 'guessed']])))
  expect(event).toMatchObject({ headers: { 'x-origin-key': 'guessed' }, stageVariables: { edgeKeys: 'a,b,c' } })
})

test('each route accepts its burst, then its rate, and answers 429 beyond', async () => {
  const bound = (ThrottlingRateLimit: number, ThrottlingBurstLimit: number) => ({
    ThrottlingRateLimit,
    ThrottlingBurstLimit,
  })
  const stage = { DefaultRouteSettings: bound(1, 1), RouteSettings: { 'GET /one': bound(10, 3) } }
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { api } = deployed({ stage })
    const statuses = async (uri: string, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => api.fetch(asked(uri))))
      return answers.map(({ status }) => status)
    }
    expect(await statuses('/one', 5)).toEqual([200, 200, 200, 429, 429])
    expect(await statuses('/other', 2)).toEqual([200, 429])
    vi.advanceTimersByTime(250)
    expect(await statuses('/one', 3)).toEqual([200, 200, 429])
    vi.advanceTimersByTime(60_000)
    expect(await statuses('/one', 4)).toEqual([200, 200, 200, 429])
    const { body } = await api.fetch(asked('/one'))
    expect(String(body)).toBe('{"message":"Too Many Requests"}')
  } finally {
    vi.useRealTimers()
  }
})

test('a stage without limits accepts every call', async () => {
  const { api } = deployed()
  const answers = await Promise.all(Array.from({ length: 500 }, () => api.fetch(asked('/one'))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test.each([
  [6_000_000, 200],
  [6_300_000, 413],
  [11_000_000, 413],
])('a body of %i bytes returns %i: the API accepts 10 MB, and a function an event of 6 MB', async (length, status) => {
  const bytes = Buffer.alloc(length, 'x')
  const body = async (maxBytes: number) => (length > maxBytes ? undefined : bytes)
  const headers: HttpRequest['headers'] = [['content-type', 'text/plain']]
  expect((await deployed().api.fetch({ ...asked('/one', headers), body })).status).toBe(status)
})
