import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { allProperties } from '../support/site/catalogue.ts'
import { viewsOf } from '../support/site/table.ts'
import { call, expectFailure, origin, unknownId } from './call.ts'

const properties = await allProperties(origin)
const propertyId = properties.at(-1)?.id ?? ''
const path = `/api/analytics/track-view/${propertyId}`
const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

const track = (init: RequestInit = {}) =>
  call(path, { method: 'POST', ...init, headers: { 'user-agent': browser, ...init.headers } })

describe('POST /api/analytics/track-view/{id}', () => {
  test('counts 2,000 concurrent views exactly', { timeout: 120_000 }, async () => {
    let before = await viewsOf(propertyId)
    const trackMany = async () =>
      new Set(await Promise.all(Array.from({ length: 2_000 }, async () => (await track()).status)))
    let statuses = await trackMany()
    // On a busy machine a function may time out. Then all calls are sent once more.
    for (let attempts = 1; attempts < 3 && statuses.has(503); attempts += 1) {
      await sleep(3_000)
      before = await viewsOf(propertyId)
      statuses = await trackMany()
    }
    expect(statuses).toEqual(new Set([200]))
    const after = await viewsOf(propertyId)
    expect(after.count - before.count).toBe(2_000)
    expect(after.today - before.today).toBe(2_000)
    expect(after.records.length - before.records.length).toBe(2_000)
  })

  test('truncates the user agent and limits the stored IP address', async () => {
    await track({ headers: { 'user-agent': `${browser} ${'x'.repeat(5_000)}`, 'x-forwarded-for': '9'.repeat(500) } })
    const { records } = await viewsOf(propertyId)
    expect(Math.max(...records.map(({ userAgent }) => userAgent.length))).toBe(500)
    expect(Math.max(...records.map(({ ipAddress }) => ipAddress.length))).toBeLessThanOrEqual(45)
  })

  test('does not count crawlers', async () => {
    const before = await viewsOf(propertyId)
    const agent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    expect(await (await track({ headers: { 'user-agent': agent } })).json()).toEqual({ tracked: false })
    expect((await viewsOf(propertyId)).count).toBe(before.count)
  })

  test('stores nothing for an unknown property', async () => {
    const response = await call(`/api/analytics/track-view/${unknownId}`, {
      method: 'POST',
      headers: { 'user-agent': browser },
    })
    await expectFailure(response, 404, 'not_found')
    expect(await viewsOf(unknownId)).toEqual({ count: 0, today: 0, records: [] })
  })

  test.each([
    ['a malformed id', 400, 'invalid_input', { path: '/api/analytics/track-view/nobody' }],
    ['invalid JSON', 400, 'invalid_input', { body: '{"a":', headers: { 'content-type': 'application/json' } }],
    [
      'a body of the wrong type',
      400,
      'invalid_input',
      { body: '[1,2]', headers: { 'content-type': 'application/json' } },
    ],
    [
      'a form post',
      415,
      'unsupported_media_type',
      { body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    [
      'an oversize body',
      413,
      'too_large',
      { body: JSON.stringify({ a: 'x'.repeat(600_000) }), headers: { 'content-type': 'application/json' } },
    ],
    ['another site’s page', 403, 'forbidden', { headers: { origin: 'https://elsewhere.example' } }],
  ])('refuses %s and stores nothing', async (_, status, code, request: RequestInit & { path?: string }) => {
    const before = await viewsOf(propertyId)
    const { path: otherPath, ...init } = request
    const response = await call(otherPath ?? path, {
      method: 'POST',
      ...init,
      headers: { 'user-agent': browser, ...init.headers },
    })
    await expectFailure(response, status, code)
    expect((await viewsOf(propertyId)).records.length).toBe(before.records.length)
  })
})
