import { plainRoutes as routes } from '@porchlight/contract/plain-routes'
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
  await expect(callApi(routes.trackView, { params: { id: 'a/b' } })).resolves.toEqual({ tracked: true })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/analytics/track-view/a%2Fb')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', headers: { 'x-requested-with': 'porchlight' } })
})

test('a reading call carries no header that would need asking first', async () => {
  const fetch = answer('[]')
  await callApi(routes.listProperties, { query: {} })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/properties')
  expect(init?.headers).toEqual({ accept: 'application/json' })
})

test('query and body are written out', async () => {
  const fetch = answer('[]')
  await callApi(routes.listProperties, { query: { scope: 'admin' } })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/properties?scope=admin')
  await callApi(routes.reorderHeroImages, { body: { imageIds: ['a'] } })
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ body: '{"imageIds":["a"]}' })
})

test('an answer that is not OK becomes an error with its status and text', async () => {
  answer('{"code":"unavailable"}', { status: 503 })
  await expect(callApi(routes.listHeroImages, {})).rejects.toThrow('503: {"code":"unavailable"}')
})

test('an answer that is not what the contract says is an error', async () => {
  answer('[{"id":1}]')
  await expect(callApi(routes.listHeroImages, {})).rejects.toThrow('/api/hero-images answered')
  answer('{}')
  await expect(callApi(routes.deleteUnit, { params: { id: 'x' } })).rejects.toThrow('answered')
})

test('an answer without a body is nothing', async () => {
  answer('')
  await expect(callApi(routes.deleteUnit, { params: { id: 'x' } })).resolves.toBeUndefined()
})
