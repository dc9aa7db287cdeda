import { afterAll, describe, expect, test } from 'vitest'
import { fuzz, routeNames } from '../hardening/fuzz.ts'
import { openFuzzedSite } from '../hardening/fuzzed-site.ts'
import { halfWritten, storedOriginals } from '../hardening/invariants.ts'
import { storedItems, strangersIn } from '../hardening/stored-items.ts'
import { origin } from './call.ts'

/** Of each call; the soak sends hundreds (test/soak/storm.ts). */
const calls = 10
const site = await openFuzzedSite(origin, 12)
afterAll(() => site.clear())

describe('whatever is sent to it', () => {
  test.each(routeNames)('%s answers with no fault of its own, and with what the contract declares', async (name) => {
    expect((await fuzz(site, name, calls)).calls).toBe(calls)
  })
})

test('stores nothing that the contract does not know, and nothing by halves', async () => {
  const items = await storedItems()
  expect(strangersIn(items)).toEqual([])
  expect(halfWritten(items, await storedOriginals())).toEqual([])
})
