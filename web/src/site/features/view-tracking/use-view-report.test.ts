import { afterEach, expect, test, vi } from 'vitest'
import { visitStart } from './use-view-report.ts'

afterEach(() => vi.restoreAllMocks())

function startOf(search: string, referrer: string, type = 'navigate') {
  const entry = { toJSON: () => ({ type }) }
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as PerformanceEntry])
  return visitStart({ search, hostname: 'www.homes.example' } as Location, referrer)
}

test.each([
  ['?from=share', '', 'share'],
  ['?unit=1&from=flyer', 'https://www.google.com/', 'flyer'],
  ['?from=share', 'https://www.homes.example/atlanta', 'share'],
  ['?from=elsewhere', 'https://www.google.com/search?q=homes', 'www.google.com'],
  ['', 'android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['', `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example/`, `${'a'.repeat(60)}.${'b'.repeat(39)}`],
  ['', '', 'direct'],
  ['', 'https://www.homes.example/atlanta', undefined],
])('an address with %j opened from %j began at %j', (search, referrer, start) => {
  expect(startOf(search, referrer)).toBe(start)
})

test.each(['reload', 'back_forward'])('a page opened by %s begins no visit', (type) => {
  expect(startOf('?from=share', '', type)).toBeUndefined()
})
