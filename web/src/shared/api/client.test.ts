import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from './client.ts'

const answer = (body: string, init?: ResponseInit) => {
  const fetch = vi.fn(async (_address: string, _init?: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

test('fills the path and sends cookies', async () => {
  const fetch = answer('{"tracked":true}')
  await expect(callApi('POST /api/analytics/track-view/{id}', { params: { id: 'a/b' } })).resolves.toEqual({
    tracked: true,
  })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/analytics/track-view/a%2Fb')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', headers: { 'x-requested-with': 'porchlight' } })
})

test('a reading call carries no header that would need asking first', async () => {
  const fetch = answer('[]')
  await callApi('GET /api/properties', { query: {} })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/properties')
  expect(init?.headers).toEqual({ accept: 'application/json' })
})

test('query and body are written out', async () => {
  const fetch = answer('[]')
  await callApi('GET /api/properties', { query: { scope: 'admin' } })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/properties?scope=admin')
  await callApi('PATCH /api/hero-images/reorder', { body: { imageIds: ['a'] } })
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ body: '{"imageIds":["a"]}' })
})

test('an answer that is not OK becomes an error with its status and text', async () => {
  answer('{"code":"unavailable"}', { status: 503 })
  await expect(callApi('GET /api/hero-images', {})).rejects.toThrow('503: {"code":"unavailable"}')
})

test('an answer without a body is nothing', async () => {
  answer('')
  await expect(callApi('DELETE /api/units/{id}', { params: { id: 'x' } })).resolves.toBeUndefined()
})
