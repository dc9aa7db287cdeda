import { expect, test } from 'vitest'
import { shipped } from '../../test/support/infra/shipped.ts'

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

interface Asked {
  method?: string
  cookies?: Record<string, { value: string }>
  headers?: Record<string, { value: string }>
}

function uriOf(uri: string, { method = 'GET', cookies = {}, headers = {} }: Asked = {}) {
  const request = { uri, method, cookies, headers: { host: { value: 'homes.example.com' }, ...headers } }
  return apiRequest({ viewer: { ip: '::1' }, request }).uri
}
const session: Asked = { cookies: { '__Host-session': { value: 'x' } } }

test('sends reads of signed-in people to separate routes', () => {
  expect(uriOf('/api/properties', session)).toBe('/family/properties')
  expect(uriOf('/api/properties/1/units', { headers: { authorization: { value: 'Bearer x' } } })).toBe(
    '/family/properties/1/units',
  )
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
