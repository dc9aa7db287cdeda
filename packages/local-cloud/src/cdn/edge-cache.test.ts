import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type HeaderLines, type HttpRequest, type HttpResponse, header } from '../machine/http.ts'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'
import { distributionOf } from './distribution.ts'
import { serve } from './edge.ts'
import { timeToLive } from './edge-cache.ts'

const policy = (ttls: [min: number, byDefault: number, max: number], key: JsonObject = {}) => ({
  Type: 'AWS::CloudFront::CachePolicy',
  Properties: {
    CachePolicyConfig: {
      Name: 'policy',
      MinTTL: ttls[0],
      DefaultTTL: ttls[1],
      MaxTTL: ttls[2],
      ParametersInCacheKeyAndForwardedToOrigin: {
        EnableAcceptEncodingGzip: true,
        EnableAcceptEncodingBrotli: true,
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
        QueryStringsConfig: { QueryStringBehavior: 'none' },
        ...key,
      },
    },
  },
})
const keyed = {
  CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['lang'] },
  HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
  QueryStringsConfig: { QueryStringBehavior: 'allExcept', QueryStrings: ['utm'] },
}
const Cdn = {
  Type: 'AWS::CloudFront::Distribution',
  Properties: {
    DistributionConfig: {
      Origins: [{ Id: 'site', DomainName: 'site' }],
      CustomErrorResponses: [{ ErrorCode: 404, ErrorCachingMinTTL: 0 }],
      DefaultCacheBehavior: {
        TargetOriginId: 'site',
        CachePolicyId: { Ref: 'Pages' },
        AllowedMethods: ['GET', 'HEAD', 'POST'],
      },
      CacheBehaviors: [{ PathPattern: '/keyed/*', TargetOriginId: 'site', CachePolicyId: { Ref: 'Keyed' } }],
    },
  },
}
const Resources = { Cdn, Pages: policy([300, 300, 86_400]), Keyed: policy([0, 60, 60], keyed) }

let asked: HttpRequest[]
let answer: HttpResponse
let distribution: ReturnType<typeof distributionOf>
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  answer = {
    status: 200,
    headers: [
      ['etag', '"1"'],
      ['content-length', '10'],
    ],
    body: Buffer.from('0123456789'),
  }
  const origin = {
    fetch: async (request: HttpRequest) => {
      asked.push(request)
      return answer
    },
  }
  distribution = distributionOf(cloudTemplate({ stacks: [{ name: 'App', template: { Resources } }] }), {
    originFor: () => origin,
    localize: (value) => value,
  })
})
afterEach(() => vi.useRealTimers())

async function get(uri: string, { headers = [], ...more }: Partial<HttpRequest> = {}) {
  const request = { method: 'GET', uri, query: '', headers, viewerIp: '', body: async () => Buffer.alloc(0), ...more }
  const response = await serve(distribution, request)
  const told = (name: string) => header(response.headers, name)
  return { ...response, told, cache: told('x-cache')?.split(' ')[0], text: String(response.body) }
}
const caches = async (...gets: ReturnType<typeof get>[]) => (await Promise.all(gets)).map(({ cache }) => cache)

describe('the edge', () => {
  it('gives what it keeps until its time is over, and says how old that is', async () => {
    expect(await caches(get('/a'))).toEqual(['Miss'])
    answer = { ...answer, body: Buffer.from('changed') }
    vi.advanceTimersByTime(299_000)
    const { cache, text, told } = await get('/a')
    expect([cache, text, told('age')]).toEqual(['Hit', '0123456789', '299'])
    vi.advanceTimersByTime(1000)
    expect((await get('/a')).text).toBe('changed')
    expect(asked).toHaveLength(2)
  })

  it('forgets what is invalidated, exactly or by its beginning, and nothing else', async () => {
    const paths = ['/a', '/a/b%20c', '/d', '/d/e']
    for (const path of paths) await get(path)
    distribution.cache.forget(['/a/b c', '/d*'])
    expect(await caches(...paths.map((path) => get(path)))).toEqual(['Hit', 'Miss', 'Miss', 'Miss'])
  })

  it('does not keep what was on its way while paths were invalidated', async () => {
    const going = get('/a')
    distribution.cache.forget(['/other'])
    await going
    expect(await caches(get('/a'))).toEqual(['Miss'])
  })

  it('tells copies apart by what the policy names, and tells the origin no more', async () => {
    const lang = (value: string): Partial<HttpRequest> => ({
      query: `utm=${value}&page=1`,
      headers: [
        ['cookie', `lang=${value}; session=x`],
        ['x-other', value],
        ['host', 'site'],
        ['accept-encoding', 'gzip, br, zstd'],
      ],
    })
    expect(await caches(get('/keyed/a', lang('en')))).toEqual(['Miss'])
    expect(asked[0]?.query).toBe('page=1')
    expect(asked[0]?.headers).toEqual([
      ['user-agent', 'Amazon CloudFront'],
      ['accept-encoding', 'br,gzip'],
      ['cookie', 'lang=en'],
    ])
    const authorization: HeaderLines = [['authorization', 'Bearer x']]
    expect(await caches(get('/keyed/a', { ...lang('en'), query: 'page=1&utm=other' }))).toEqual(['Hit'])
    expect(await caches(get('/keyed/a', lang('de')), get('/keyed/a', { headers: authorization }))).toEqual([
      'Miss',
      'Miss',
    ])
    expect(await caches(get('/keyed/a', { ...lang('en'), query: 'page=2' }))).toEqual(['Miss'])
    await get('/b', lang('en'))
    expect(await caches(get('/b', lang('de')))).toEqual(['Hit'])
    expect(asked.at(-1)).toMatchObject({
      query: '',
      headers: [
        ['user-agent', 'Amazon CloudFront'],
        ['accept-encoding', 'br,gzip'],
      ],
    })
  })

  it('answers conditions and ranges from what it keeps', async () => {
    const conditional = await get('/a', { headers: [['if-none-match', 'W/"1"']] })
    expect([conditional.status, conditional.body, conditional.cache]).toEqual([304, undefined, 'Miss'])
    expect(asked[0]?.headers.map(([name]) => name)).not.toContain('if-none-match')
    const part = await get('/a', { headers: [['range', 'bytes=2-4']] })
    expect([part.status, part.text, part.told('content-range'), part.told('content-length')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
      '3',
    ])
    expect((await get('/a', { headers: [['range', 'bytes=20-']] })).status).toBe(416)
    expect(await caches(get('/a', { method: 'HEAD' }))).toEqual(['Hit'])
    expect(asked).toHaveLength(1)
  })

  it('keeps no answer to a write, none to a range, and no error but for its own time', async () => {
    await caches(get('/a', { method: 'POST' }), get('/a', { headers: [['range', 'bytes=0-1']] }))
    expect(await caches(get('/a'))).toEqual(['Miss'])
    for (const [status, again] of [
      [404, 'Error'],
      [503, 'Hit'],
      [409, 'Error'],
    ] as const) {
      answer = { ...answer, status }
      expect(await caches(get(`/${status}`))).toEqual(['Error'])
      expect(await caches(get(`/${status}`))).toEqual([again])
    }
  })
})

describe('how long an answer is kept', () => {
  const secondsOf = (control: string | undefined, status = 200, ttl = { min: 10, byDefault: 60, max: 100 }) =>
    timeToLive({ ttl }, { status, headers: control === undefined ? [] : [['cache-control', control]] }, new Map())
  const lax = { min: 0, byDefault: 60, max: 100 }

  it.each([
    [undefined, 60, 60],
    ['max-age=50', 50, 50],
    ['max-age=5', 10, 5],
    ['public, max-age=0, must-revalidate', 10, 0],
    ['max-age=1000', 100, 100],
    ['max-age=5, s-maxage=70', 70, 70],
    ['no-store', 10, 0],
    ['private, max-age=50', 10, 0],
  ])('%s: %i s, and %i s where the policy has no minimum', (control, seconds, withoutMinimum) => {
    expect([secondsOf(control), secondsOf(control, 200, lax)]).toEqual([seconds, withoutMinimum])
  })

  it('is 10 s for an error, or what that asks for', () => {
    expect([secondsOf(undefined, 500), secondsOf('max-age=50', 404), secondsOf('no-store', 404)]).toEqual([10, 50, 10])
    expect([secondsOf(undefined, 429), secondsOf('no-store', 429)]).toEqual([0, 0])
  })
})
