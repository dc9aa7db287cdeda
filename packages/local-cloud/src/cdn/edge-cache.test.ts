import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type HeaderLines, type HttpRequest, type HttpResponse, header } from '../machine/http.ts'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'
import { distributionOf } from './distribution.ts'
import { serve } from './edge.ts'

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
  CookiesConfig: { CookieBehavior: 'all' },
  HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['Authorization'] },
  QueryStringsConfig: { QueryStringBehavior: 'all' },
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
const Resources = { Cdn, Pages: policy([1, 1, 86_400]), Keyed: policy([0, 60, 60], keyed) }

let asked: HttpRequest[]
let answer: HttpResponse
let fails: boolean
let distribution: ReturnType<typeof distributionOf>
beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  fails = false
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
      if (fails) throw new Error('no answer')
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
  const headerOf = (name: string) => header(response.headers, name)
  return { ...response, headerOf, cache: headerOf('x-cache')?.split(' ')[0], text: String(response.body) }
}
const caches = async (...gets: ReturnType<typeof get>[]) => (await Promise.all(gets)).map(({ cache }) => cache)

describe('the edge', () => {
  test('serves cached responses with their age until they expire', async () => {
    expect(await caches(get('/a'))).toEqual(['Miss'])
    answer = { ...answer, headers: [['etag', '"2"']], body: Buffer.from('changed') }
    vi.advanceTimersByTime(999)
    const { cache, text, headerOf } = await get('/a')
    expect([cache, text, headerOf('age')]).toEqual(['Hit', '0123456789', '0'])
    vi.advanceTimersByTime(1)
    expect((await get('/a')).text).toBe('changed')
    expect(asked).toHaveLength(2)
  })

  test('revalidates by ETag and keeps headers that a 304 omits', async () => {
    const hash: HeaderLines[number] = ['x-amz-meta-style', 'sha256-a=']
    answer = { ...answer, headers: [...answer.headers, hash, ['cache-control', 'max-age=0']] }
    await get('/a')
    answer = {
      status: 304,
      headers: [
        ['etag', '"1"'],
        ['cache-control', 'max-age=5'],
      ],
      body: undefined,
    }
    vi.advanceTimersByTime(1000)
    const { cache, status, text, headerOf } = await get('/a', { headers: [['if-modified-since', 'whenever']] })
    expect(asked.at(-1)?.headers.filter(([name]) => name.startsWith('if-'))).toEqual([['if-none-match', '"1"']])
    expect([cache, status, text, headerOf('x-amz-meta-style')]).toEqual(['RefreshHit', 200, '0123456789', 'sha256-a='])
    vi.advanceTimersByTime(4999)
    expect(await caches(get('/a'))).toEqual(['Hit'])
  })

  test('updates metadata from a 304', async () => {
    await get('/a')
    answer = { status: 304, headers: [['x-amz-meta-style', 'sha256-b=']], body: undefined }
    vi.advanceTimersByTime(1000)
    expect((await get('/a')).headerOf('x-amz-meta-style')).toBe('sha256-b=')
  })

  test('does not cache a 304 for a version that only the visitor has', async () => {
    answer = { status: 304, headers: [['etag', '"1"']], body: undefined }
    const confirmed = await get('/a', { headers: [['if-none-match', '"1"']] })
    expect([confirmed.status, confirmed.cache, confirmed.body]).toEqual([304, 'Miss', undefined])
    expect(asked[0]?.headers).toContainEqual(['if-none-match', '"1"'])
    answer = { status: 200, headers: [['etag', '"1"']], body: Buffer.from('whole') }
    expect((await get('/a')).text).toBe('whole')
  })

  const staleIfError: HeaderLines[number] = ['cache-control', 'public, max-age=0, stale-if-error=60']

  test.each([500, 502, 503, 504, 'no answer'])(
    'serves stale responses only while the origin fails with %s',
    async (failure) => {
      answer = { ...answer, headers: [...answer.headers, staleIfError] }
      await get('/a')
      fails = failure === 'no answer'
      answer = { status: Number(failure), headers: [], body: Buffer.from('sorry') }
      vi.advanceTimersByTime(60_000)
      expect(await get('/a')).toMatchObject({ status: 200, text: '0123456789' })
      vi.advanceTimersByTime(2000)
      if (fails) await expect(get('/a')).rejects.toThrow('no answer')
      else expect((await get('/a')).status).toBe(failure)
    },
  )

  test('drops a response when the origin returns 404', async () => {
    answer = { ...answer, headers: [...answer.headers, staleIfError] }
    await get('/a')
    answer = { status: 404, headers: [], body: Buffer.from('gone') }
    vi.advanceTimersByTime(1000)
    expect((await get('/a')).status).toBe(404)
    answer = { status: 503, headers: [], body: Buffer.from('sorry') }
    expect((await get('/a')).status).toBe(503)
  })

  test('serves no stale response without stale-if-error', async () => {
    await get('/a')
    answer = { status: 503, headers: [], body: Buffer.from('sorry') }
    vi.advanceTimersByTime(1000)
    expect((await get('/a')).status).toBe(503)
  })

  test('uses only the parts of the policy for cache key and origin request', async () => {
    const lang = (value: string): Partial<HttpRequest> => ({
      query: 'page=1',
      headers: [
        ['cookie', `lang=${value}`],
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
    expect(await caches(get('/keyed/a', lang('en')))).toEqual(['Hit'])
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

  test('answers conditions and ranges from the cache', async () => {
    await get('/a')
    const conditional = await get('/a', { headers: [['if-none-match', 'W/"1"']] })
    expect([conditional.status, conditional.body, conditional.cache]).toEqual([304, undefined, 'Hit'])
    const part = await get('/a', { headers: [['range', 'bytes=2-4']] })
    expect([part.status, part.text, part.headerOf('content-range'), part.headerOf('content-length')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
      '3',
    ])
    expect((await get('/a', { headers: [['range', 'bytes=20-']] })).status).toBe(416)
    expect(await caches(get('/a', { method: 'HEAD' }))).toEqual(['Hit'])
    expect(asked).toHaveLength(1)
  })

  test('does not cache writes and ranges, and errors only for their own time', async () => {
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
