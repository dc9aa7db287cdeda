import { expect, test } from 'vitest'
import { call } from '../../../../test/support/functions/api-event.ts'
import { handler } from './fallback.ts'

const property = '/api/properties/0b7e1f53-5a3c-4d63-9a55-0c1b5f6f9b11'

test.each(['/api', '/api/', '/api/nope', '/api/properties/', '/api/properties/1/2/3', '/api/properties//units'])(
  'the unknown path %s returns 404 in the contract’s shape',
  async (path) => {
    expect(await call(handler, { path })).toEqual({
      status: 404,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: { code: 'not_found', message: 'Path not found' },
    })
  },
)

test.each([
  ['DELETE', '/api/properties', 'GET, POST'],
  ['PATCH', property, 'GET, PUT, DELETE'],
  ['POST', `${property}/units`, 'GET'],
  ['GET', `/api/analytics/track-view/1`, 'POST'],
  ['OPTIONS', '/api/hero-images', 'GET, POST'],
])('%s %s returns 405, allowing %s', async (method, path, allow) => {
  expect(await call(handler, { method, path })).toMatchObject({
    status: 405,
    headers: { allow },
    body: { code: 'method_not_allowed' },
  })
})

test.each([
  ['GET', '/api/auth/user'],
  ['POST', '/api/properties'],
  ['PATCH', '/api/hero-images/reorder'],
  ['GET', '/api/analytics/views'],
])('%s %s returns 401 without a session', async (method, path) => {
  expect(await call(handler, { method, path })).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
})
