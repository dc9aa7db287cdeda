import { describe, expect, test } from 'vitest'
import { allProperties } from '../support/site/catalogue.ts'
import { call, expectFailure, origin, unknownId } from './call.ts'

const properties = await allProperties(origin)

describe('GET /api/properties/{id}', () => {
  test.each(['x', '%00', '..%2F..%2Fetc', '%F0%9F%8F%A0', 'a'.repeat(2000), `${unknownId}x`, "'%20or%201=1", '%ff'])(
    'refuses the malformed id %s',
    async (id) => {
      for (const path of [`/api/properties/${id}`, `/api/properties/${id}/units`]) {
        const response = await call(path)
        expect(response.status).toBeGreaterThanOrEqual(400)
        expect(response.status).toBeLessThan(500)
      }
    },
  )
})

describe('images', () => {
  test('cannot be listed or guessed', async () => {
    for (const path of ['/images/', '/images/nothing.jpg']) {
      expect((await call(path)).status).toBeGreaterThanOrEqual(403)
    }
  })
})

describe('every endpoint', () => {
  test.each([
    ['PUT', '/api/hero-images'],
    ['POST', '/api/properties/x/units'],
    ['DELETE', '/api/analytics/track-view/x'],
  ])('returns the allowed methods for %s %s', async (method, path) => {
    const response = await call(path, { method })
    await expectFailure(response, 405, 'method_not_allowed')
    expect(response.headers.get('allow')).toMatch(/GET|POST/)
  })

  test('redirects a trailing slash only within the site', async () => {
    const response = await call('/atlanta/?beds=2')
    expect([301, 308]).toContain(response.status)
    expect(response.headers.get('location')).toBe('/atlanta?beds=2')
    const redirect = await call('//example.com/')
    expect(redirect.headers.get('location') ?? '/').not.toMatch(/^(\/\/|https?:\/\/(?!localhost))/)
  })
})

describe('a response that the caller already has', () => {
  const [first] = properties
  test.each([
    '/api/properties',
    `/api/properties/${first?.id}`,
    `/api/properties/${first?.id}/units`,
    '/api/hero-images',
  ])('is not sent again: %s', async (path) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const etag = (await call(path, { headers })).headers.get('etag') ?? ''
      expect(etag).toMatch(/^W\/"/)
      const repeated = await call(path, { headers: { ...headers, 'if-none-match': `"other", ${etag}` } })
      expect([repeated.status, await repeated.text(), repeated.headers.get('etag')]).toEqual([304, '', etag])
      expect(repeated.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      const other = await call(path, { headers: { ...headers, 'if-none-match': '"other"' } })
      expect([other.status, await other.json()]).toEqual([200, expect.anything()])
    }
  })
})
