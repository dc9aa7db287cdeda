import { afterAll, describe, expect, it } from 'vitest'
import { percentile } from '../bench/statistics.ts'
import { fuzz, routeNames } from '../hardening/fuzz.ts'
import { openFuzzedSite } from '../hardening/fuzzed-site.ts'
import { halfWritten, storedOriginals } from '../hardening/invariants.ts'
import { storedItems, strangersIn } from '../hardening/stored-items.ts'
import { origin } from './call.ts'

const inAll = 2000
const calls = Math.ceil(inAll / routeNames.length)
const site = await openFuzzedSite(origin, 12)
afterAll(() => site.clear())
const times: number[] = []

describe('whatever is sent to it', () => {
  it.each(routeNames)('%s answers with no fault of its own, and with what the contract declares', async (name) => {
    // The first call starts the function, which is not what is measured.
    await fuzz(site, name, 1)
    const storm = await fuzz(site, name, calls)
    times.push(...storm.times)
  })
})

it('stores nothing that the contract does not know, and nothing by halves', async () => {
  expect(times.length).toBeGreaterThanOrEqual(inAll)
  const items = await storedItems()
  expect(strangersIn(items)).toEqual([])
  expect(halfWritten(items, await storedOriginals())).toEqual([])
})

it('answers 99 of 100 within 250 ms', () => {
  expect(percentile(times, 0.99)).toBeLessThanOrEqual(250)
})
