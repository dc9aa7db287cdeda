import { afterAll, describe, expect, test } from 'vitest'
import { fuzz, routeNames } from '../hardening/fuzz.ts'
import { openFuzzedSite } from '../hardening/fuzzed-site.ts'
import { findInconsistencies, storedOriginals } from '../hardening/invariants.ts'
import { storedItems, unknownFieldsIn } from '../hardening/stored-items.ts'
import { origin } from './call.ts'

const calls = 4
const site = await openFuzzedSite(origin, 12)
afterAll(() => site.clear())

describe('random input', () => {
  test.each(routeNames)('%s never causes a fault and returns what the contract declares', async (name) => {
    expect((await fuzz(site, name, calls)).calls).toBe(calls)
  })
})

test('leaves only complete data of the contract in the table', async () => {
  const items = await storedItems()
  expect(unknownFieldsIn(items)).toEqual([])
  expect(findInconsistencies(items, await storedOriginals())).toEqual([])
})
