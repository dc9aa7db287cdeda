import { describe, expect, test } from 'vitest'
import { timeToLive } from './edge-cache.ts'

describe('the cache lifetime', () => {
  const secondsOf = (control: string | undefined, status = 200, ttl = { min: 10, byDefault: 60, max: 100 }) =>
    timeToLive({ ttl }, { status, headers: control === undefined ? [] : [['cache-control', control]] }, new Map())
  const lax = { min: 0, byDefault: 60, max: 100 }

  test.each([
    [undefined, 60, 60],
    ['max-age=50', 50, 50],
    ['max-age=5', 10, 5],
    ['public, max-age=0, must-revalidate', 10, 0],
    ['max-age=1000', 100, 100],
    ['max-age=5, s-maxage=70', 70, 70],
    ['no-store', 10, 0],
    ['private, max-age=50', 10, 0],
  ])('%s: %i s, and %i s where the policy has no minimum', (control, seconds, withoutMinimum) => {
    expect([secondsOf(control), secondsOf(control, 200, lax)]).toEqual([seconds, withoutMinimum])
  })

  test('is 10 s or the requested time for an error', () => {
    expect([secondsOf(undefined, 500), secondsOf('max-age=50', 404), secondsOf('no-store', 404)]).toEqual([10, 50, 10])
    expect([secondsOf(undefined, 429), secondsOf('no-store', 429)]).toEqual([0, 0])
  })
})
