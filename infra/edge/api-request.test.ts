import { createHmac, randomBytes } from 'node:crypto'
import { routes } from '@porchlight/contract/routes'
import type { Route } from '@porchlight/contract/routes/route'
import { expect, test } from 'vitest'
import { sessionKey, shipped } from '../../test/support/infra/shipped.ts'

const apiRequest = shipped('api-request')

test('passes the caller’s address and host to the API, overwriting forged headers', () => {
  const { headers } = apiRequest({
    viewer: { ip: '2001:db8::7' },
    request: {
      method: 'GET',
      cookies: {},
      uri: '/api/properties',
      headers: {
        host: { value: 'homes.example.com' },
        'x-viewer-address': { value: '203.0.113.9' },
        'x-viewer-host': { value: 'evil.example' },
        cookie: { value: 'a=b' },
      },
    },
  })
  expect(headers).toEqual({
    host: { value: 'homes.example.com' },
    'x-viewer-address': { value: '2001:db8::7' },
    'x-viewer-host': { value: 'homes.example.com' },
    cookie: { value: 'a=b' },
  })
})

interface EdgeRequest {
  method?: string
  cookies?: Record<string, { value: string }>
  headers?: Record<string, { value: string }>
}

function edge(uri: string, { method = 'GET', cookies = {}, headers = {} }: EdgeRequest = {}) {
  const request = { uri, method, cookies, headers: { host: { value: 'homes.example.com' }, ...headers } }
  return apiRequest({ viewer: { ip: '::1' }, request })
}
const uriOf = (uri: string, request?: EdgeRequest) => edge(uri, request).uri
const withSession = (value: string): EdgeRequest => ({ cookies: { '__Host-session': { value } } })

const random = randomBytes(16).toString('base64url')
const proof = createHmac('sha256', sessionKey).update(random).digest('base64url').slice(0, 21)
const session = withSession(random + proof)
const token: EdgeRequest = { headers: { authorization: { value: 'Bearer a.b.c' } } }

test('sends reads of signed-in people to separate routes', () => {
  expect(uriOf('/api/properties', session)).toBe('/family/properties')
  expect(uriOf('/api/properties/1/units', token)).toBe('/family/properties/1/units')
  expect(uriOf('/api/previews/0a1b', session)).toBe('/family/previews/0a1b')
  expect(uriOf('/api/properties')).toBe('/api/properties')
  expect(uriOf('/api/properties', { cookies: { '__Host-login': { value: 'x' } } })).toBe('/api/properties')
})

test.each([
  ['POST', '/api/properties'],
  ['GET', '/api/properties/'],
  ['GET', '/api/properties/1/units/2'],
  ['GET', '/api/auth/user'],
  ['GET', '/api/login'],
])('does not change calls with one route for all: %s %s', (method, uri) => {
  expect(uriOf(uri, { ...session, method })).toBe(uri)
})

const calls = Object.values<Route>(routes).map(({ method, path, access }) => ({
  method,
  path: path.replaceAll(/\{\w+\}/g, '0a1b'),
  isGuarded: access !== 'public',
}))
const strangers: [string, EdgeRequest][] = [
  ['without a session', {}],
  ['with a made-up session', withSession('A'.repeat(43))],
  [
    'with a session whose proof was changed',
    withSession(random + proof.slice(0, -1) + (proof.endsWith('A') ? 'B' : 'A')),
  ],
  ['with a session without its proof', withSession(random)],
  ['with an empty session', withSession('')],
  ['with the password of something else', { headers: { authorization: { value: 'Basic YTpi' } } }],
  ['with an empty token', { headers: { authorization: { value: 'Bearer ' } } }],
]

test.each(strangers)('refuses calls %s of every route that needs one, and of no public route', (_, request) => {
  for (const { method, path, isGuarded } of calls) {
    const answer = edge(path, { ...request, method })
    expect([method, path, answer.statusCode]).toEqual([method, path, isGuarded ? 401 : undefined])
  }
})

test('passes calls with a session or a token on to every route', () => {
  for (const request of [session, token])
    for (const { method, path } of calls)
      expect(edge(path, { ...request, method })).toMatchObject({ headers: { 'x-viewer-address': { value: '::1' } } })
})

test('reads an encoded path as API Gateway does', () => {
  expect(edge('/api/%70eople')).toMatchObject({ statusCode: 401 })
  expect(edge('/api/properties/a%2Fb', { method: 'DELETE' })).toMatchObject({ statusCode: 401 })
  expect(edge('/api/%E0%A4%A').statusCode).toBeUndefined()
})

test('refuses in the words of the API, and with the headers that CloudFront does not add', () => {
  const { headers, body } = edge('/api/people')
  expect(JSON.parse(body.data)).toEqual({ code: 'unauthorized', message: 'Sign in to do this' })
  expect(headers).toMatchObject({
    'content-type': { value: 'application/json' },
    'cache-control': { value: 'no-store' },
    'strict-transport-security': { value: expect.stringContaining('max-age=') },
  })
})
