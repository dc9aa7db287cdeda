import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { type HeaderLines, type HttpRequest, type HttpResponse, header, type Origin } from '../machine/http.ts'
import { cloudTemplate } from '../template/cloud.ts'
import type { JsonObject } from '../template/resource.ts'
import { distributionOf } from './distribution.ts'
import { serve } from './edge.ts'

const functions: Record<string, string> = {
  Route: `function handler({ request, viewer }) {
    if (request.uri === '/old') return { statusCode: 308, headers: { location: { value: '/new' } } }
    if (request.uri === '/broken') throw new Error('on purpose')
    if (request.uri === '/eval') return eval('request')
    request.headers['x-viewer'] = { value: viewer.ip }
    if (!request.uri.includes('.')) request.uri = '/index.html'
    return request
  }`,
  Stamp: `async function handler({ response }) {
    response.headers['x-stamp'] = { value: 'yes' }
    response.headers['x-saw'] = response.headers['strict-transport-security']
    return response
  }`,
}

const policy = {
  ResponseHeadersPolicyConfig: {
    Name: 'policy',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: 'connect-src https://images.example', Override: true },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 10, IncludeSubdomains: true, Override: true },
    },
    CustomHeadersConfig: { Items: [{ Header: 'Cache-Control', Value: 'no-store', Override: false }] },
  },
}
const Resources: Record<string, { Type: string; Properties: JsonObject }> = {
  Policy: { Type: 'AWS::CloudFront::ResponseHeadersPolicy', Properties: policy },
  Cdn: {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Origins: ['site', 'api'].map((Id) => ({ Id, DomainName: Id })),
        DefaultCacheBehavior: {
          TargetOriginId: 'site',
          Compress: true,
          CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
          ResponseHeadersPolicyId: { Ref: 'Policy' },
          FunctionAssociations: [
            { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Route', 'FunctionARN'] } },
            { EventType: 'viewer-response', FunctionARN: { 'Fn::GetAtt': ['Stamp', 'FunctionARN'] } },
          ],
        },
        CacheBehaviors: [
          {
            PathPattern: '/api/*',
            TargetOriginId: 'api',
            AllowedMethods: ['GET', 'POST'],
            Compress: true,
            CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
            OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac',
            FunctionAssociations: [
              { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Route', 'FunctionARN'] } },
            ],
          },
        ],
      },
    },
  },
}
for (const [id, FunctionCode] of Object.entries(functions)) {
  const FunctionConfig = { Runtime: 'cloudfront-js-2.0' }
  Resources[id] = { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode, FunctionConfig } }
}

const page = 'paragraph '.repeat(300)
let asked: HttpRequest[] = []
const answers: Record<string, Partial<HttpResponse>> = { '/missing.png': { status: 404 } }

function originNamed(name: string): Origin {
  return {
    async fetch(request) {
      asked.push(request)
      const headers: HeaderLines = [
        ['content-type', 'text/html'],
        ['etag', '"1"'],
        ['x-origin', name],
      ]
      return { status: 200, headers, body: Buffer.from(page), ...answers[request.uri] }
    },
  }
}

const distribution = distributionOf(cloudTemplate({ stacks: [{ name: 'App', template: { Resources } }] }), {
  originFor: originNamed,
  localize: (value) => value.replace('https://images.example', 'http://127.0.0.1:1'),
})

function get(uri: string, more: Partial<HttpRequest> = {}) {
  asked = []
  const body = () => Promise.resolve(Buffer.alloc(0))
  return serve(distribution, { method: 'GET', uri, query: '', headers: [], viewerIp: '9.9.9.9', body, ...more })
}

describe('the CDN', () => {
  test('sends a path to the origin of the first matching pattern', async () => {
    expect(header((await get('/api/x')).headers, 'x-origin')).toBe('api')
    expect(header((await get('/apiary')).headers, 'x-origin')).toBe('site')
  })

  test('refuses a method that the behavior does not allow, without an origin request', async () => {
    expect((await get('/x.html', { method: 'POST' })).status).toBe(403)
    expect(asked).toEqual([])
  })

  test('lets the request function change the request and keeps query and cookies as sent', async () => {
    await get('/api/atlanta', {
      query: 'q=a%20b&q=c&flag',
      headers: [
        ['cookie', '__Host-A=1; b=2'],
        ['accept', '*/*'],
      ],
    })
    expect(asked[0]).toMatchObject({ uri: '/index.html', query: 'q=a%20b&q=c&flag' })
    expect(asked[0]?.headers).toEqual([
      ['accept', '*/*'],
      ['x-viewer', '9.9.9.9'],
      ['cookie', '__Host-A=1; b=2'],
    ])
  })

  test.each(['__proto__', 'constructor', 'toString'])(
    'takes %s as a name like any other, again and again',
    async (name) => {
      const headers: HeaderLines = [
        [name.toLowerCase(), 'a'],
        ['cookie', `${name}=b; ${name}=c`],
      ]
      for (const query of [`${name}=x`, `${name}=x&${name}=y`, 'q=1']) {
        expect((await get('/', { query, headers })).status).toBe(200)
        expect((await get('/api/', { query, headers })).status).toBe(200)
        expect(asked[0]?.query).toBe(query)
        expect(asked[0]?.headers).toEqual([headers[0], ['x-viewer', '9.9.9.9'], headers[1]])
      }
      expect(Object.keys(Object.prototype)).toEqual([])
    },
  )

  test('sends the response of a request function with the policy headers', async () => {
    const { status, headers } = await get('/old')
    expect([status, header(headers, 'location')]).toEqual([308, '/new'])
    expect(header(headers, 'strict-transport-security')).toBe('max-age=10; includeSubDomains')
    expect(asked).toEqual([])
  })

  test('answers 503 if a function fails or breaks a rule of the edge', async () => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    expect((await get('/broken')).status).toBe(503)
    expect((await get('/eval')).status).toBe(503)
  })

  test('refuses functions of more than 10 KB', () => {
    const Properties = { FunctionCode: ' '.repeat(10_241), FunctionConfig: { Runtime: 'cloudfront-js-2.0' } }
    const Big = { Type: 'AWS::CloudFront::Function', Properties }
    const template = cloudTemplate({ stacks: [{ name: 'App', template: { Resources: { ...Resources, Big } } }] })
    const read = () => distributionOf(template, { originFor: originNamed, localize: (value) => value })
    expect(read).toThrow('The edge function Big has 10241 bytes; CloudFront takes 10240.')
  })

  test('runs the response function only for statuses below 400', async () => {
    const { headers } = await get('/')
    expect(header(headers, 'x-stamp')).toBe('yes')
    expect(header(headers, 'x-saw')).toBe('max-age=10; includeSubDomains')
    const missing = await get('/missing.png')
    expect(missing.status).toBe(404)
    expect(header(missing.headers, 'x-stamp')).toBeUndefined()
  })

  test('adds the policy headers with local instead of AWS addresses', async () => {
    const { headers } = await get('/')
    expect(header(headers, 'content-security-policy')).toBe('connect-src http://127.0.0.1:1')
    expect(header(headers, 'cache-control')).toBe('no-store')
    expect(header((await get('/api/x')).headers, 'content-security-policy')).toBeUndefined()
  })

  test('compresses with an encoding that visitor and cache policy accept', async () => {
    const accepting = { headers: [['accept-encoding', 'gzip, br']] satisfies HeaderLines }
    const { headers, body } = await get('/', accepting)
    expect(header(headers, 'content-encoding')).toBe('br')
    expect(header(headers, 'etag')).toBe('W/"1"')
    expect(brotliDecompressSync(body ?? '').toString()).toBe(page)
    expect(header((await get('/')).headers, 'content-encoding')).toBeUndefined()
    expect(header((await get('/api/x', accepting)).headers, 'content-encoding')).toBeUndefined()
  })
})
