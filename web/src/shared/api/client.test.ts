import { afterEach, expect, test, vi } from 'vitest'
import { callApi } from './client.ts'

const answer = (body: string | null, init?: ResponseInit) => {
  const fetch = vi.fn(async (_address: string, _init?: RequestInit) => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
afterEach(() => vi.unstubAllGlobals())

test('fills in the path and sends cookies', async () => {
  const fetch = answer('{"tracked":true}')
  await expect(callApi('POST /api/analytics/track-view/{id}', { params: { id: 'a/b' } })).resolves.toEqual({
    tracked: true,
  })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/analytics/track-view/a%2Fb')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', headers: { 'x-requested-with': 'porchlight' } })
})

test('GET requests send no header that needs a preflight', async () => {
  const fetch = answer('[]')
  await callApi('GET /api/properties', { query: {} })
  const [address, init] = fetch.mock.calls[0] ?? []
  expect(address).toBe('/api/properties')
  expect(init?.headers).toEqual({ accept: 'application/json' })
})

test('encodes query and body', async () => {
  const fetch = answer('[]')
  await callApi('GET /api/properties', { query: { scope: 'admin' } })
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/properties?scope=admin')
  await callApi('PATCH /api/hero-images/reorder', { body: { imageIds: ['a'] } })
  expect(fetch.mock.calls[1]?.[1]).toMatchObject({ body: '{"imageIds":["a"]}' })
})

test('repeats a read that began offline and failed online', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  answer('[]').mockImplementationOnce(async () => {
    vi.stubGlobal('navigator', { onLine: true })
    throw new TypeError('Failed to fetch')
  })
  await expect(callApi('GET /api/hero-images', {})).resolves.toEqual([])
})

test('throws an error with status and text if the response is not OK', async () => {
  answer('{"code":"unavailable"}', { status: 503 })
  await expect(callApi('GET /api/hero-images', {})).rejects.toThrow('503: {"code":"unavailable"}')
})

test('returns undefined for a response without content, but refuses an empty one', async () => {
  answer(null, { status: 204 })
  await expect(callApi('DELETE /api/units/{id}', { params: { id: 'x' } })).resolves.toBeUndefined()
  answer('')
  await expect(callApi('DELETE /api/units/{id}', { params: { id: 'x' } })).rejects.toThrow()
})

test('a response that stops before its end fails after a minute', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const start = (stream: ReadableStreamDefaultController) =>
      signal?.addEventListener('abort', () => stream.error(signal.reason))
    return new Response(new ReadableStream({ start }))
  })
  const call = expect(callApi('GET /api/hero-images', {})).rejects.toThrow('The server did not respond')
  await vi.advanceTimersByTimeAsync(60_000)
  await call
  vi.useRealTimers()
})
