import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { prefetchScreen } from './prefetch-screen.ts'

afterEach(() => vi.unstubAllGlobals())

const id = '00000000-0000-4000-8000-000000000000'

test.each([
  ['/admin', ['/api/properties']],
  ['/admin/analytics', ['/api/properties', '/api/analytics/views', '/api/analytics/history']],
  ['/admin/hero', ['/api/hero-images']],
  ['/admin/deleted', ['/api/deleted-properties']],
  ['/admin/people', ['/api/people']],
  ['/admin/activity', ['/api/properties', '/api/history']],
  ['/admin/hero/history', ['/api/history']],
  ['/admin/property/new', []],
  [`/admin/property/${id}`, [`/api/properties/${id}`]],
  [`/admin/property/${id}/history`, ['/api/history']],
])('%s requests its content before it is rendered', (pathname, calls) => {
  const fetched = vi.fn(() => new Promise<Response>(() => {}))
  vi.stubGlobal('fetch', fetched)
  prefetchScreen(new QueryClient(), { pathname, search: '' })
  expect(fetched.mock.calls.map(([address]: unknown[]) => `${address}`.replace(/\?.*/, ''))).toEqual(calls)
})
