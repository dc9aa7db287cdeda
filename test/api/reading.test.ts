import { heroImageSchema } from '@porchlight/contract/images/hero'
import { inDisplayOrder } from '@porchlight/contract/images/image-order'
import { limits } from '@porchlight/contract/limits'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allProperties, pickUnit, unitsOf } from '../support/site/catalogue.ts'
import { call, expectFailure, origin, unknownId } from './call.ts'

const properties = await allProperties(origin)

describe('GET /api/properties', () => {
  test('lists every property with its images in display order', () => {
    expect(properties.length).toBeGreaterThanOrEqual(24)
    for (const { images } of properties) {
      expect(images).toEqual(inDisplayOrder(images))
      expect(images.filter(({ isPrimary }) => isPrimary)).toHaveLength(images.length ? 1 : 0)
    }
  })

  test('returns a unit count for buildings only', () => {
    for (const { propertyType, unitCount } of properties) {
      expect(typeof unitCount).toBe(propertyType === 'multifamily' ? 'number' : 'undefined')
    }
  })

  test('refuses an unknown scope with the field’s name', async () => {
    const body = await expectFailure(await call('/api/properties?scope=everything'), 400, 'invalid_input')
    expect(body.issues?.map(({ path }) => path)).toEqual(['scope'])
  })
})

describe('GET /api/properties/{id}', () => {
  test('returns the same as the list', async () => {
    const [first] = properties
    expect(await (await call(`/api/properties/${first?.id}`)).json()).toEqual(first)
  })

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

describe('GET /api/properties/{id}/units', () => {
  test('returns as many units as the property counts, each with its title', async () => {
    const { property, units } = await pickUnit(origin, 'at all', () => true)
    expect(units).toHaveLength(property.unitCount ?? -1)
    for (const { propertyTitle } of units) expect(propertyTitle).toBe(property.title)
  })

  test('returns an empty list for a single-family home', async () => {
    const home = properties.find(({ propertyType }) => propertyType === 'single-family')
    expect(await unitsOf(origin, home?.id ?? '')).toEqual([])
  })
})

describe('GET /api/hero-images', () => {
  test('returns at most four, in order', async () => {
    const images = z.array(heroImageSchema).parse(await (await call('/api/hero-images')).json())
    expect(images.length).toBeLessThanOrEqual(limits.heroImages)
    const order = images.map(({ displayOrder }) => displayOrder)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

describe('images', () => {
  test('are served with immutable caching', async () => {
    const image = properties.flatMap(({ images }) => images).find(({ width = 0 }) => width >= 320)
    const response = await call(image?.imageUrl ?? '')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(bytes.length).toBeGreaterThan(10_000)
  })

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

  test('returns 404 for an unknown call', async () => {
    await expectFailure(await call('/api/nothing/here'), 404, 'not_found')
  })

  test('sends the security headers with pages and API responses', async () => {
    for (const path of ['/', '/api/hero-images']) {
      const { headers } = await call(path)
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/)
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe/)
    }
  })

  test.each([').', '%20', '…'])('redirects a page’s address followed by %s', async (end) => {
    for (const path of ['/atlanta', `/property/${properties[0]?.id}`]) {
      const response = await call(path + end)
      expect([response.status, response.headers.get('location')]).toEqual([308, path])
    }
    expect((await call(`/nowhere${end}`)).status).toBe(404)
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

  test('reveals nothing to callers without access', async () => {
    const refused = await call('/api/properties?scope=admin', { headers: { 'if-none-match': '*' } })
    expect(refused.headers.has('etag')).toBe(false)
    await expectFailure(refused, 401, 'unauthorized')
  })
})
