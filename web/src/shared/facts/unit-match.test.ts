import { factChoices, factLists } from '@porchlight/contract/properties/fact-options'
import type { Facts } from '@porchlight/contract/properties/facts'
import { describe, expect, test } from 'vitest'
import { factFilters, factFiltersFrom } from './fact-filters.ts'
import { matchUnits } from './unit-match.ts'

const nothing = { bedrooms: undefined, available: false, facts: [] }
const wanted = (facts: string, more: object = {}) => ({ ...nothing, facts: factFiltersFrom(facts), ...more })
const house = (facts: Facts | null) => ({ facts, unitSummaries: undefined })
const building = (
  facts: Facts | null,
  ...units: { bedrooms?: number; state?: 'available' | 'leased'; facts?: Facts }[]
) => ({
  facts,
  unitSummaries: units.map((unit) => ({ bedrooms: 1, facts: null, ...unit })),
})

describe('a house', () => {
  test.each<[string, Facts | null, boolean | undefined]>([
    ['dogs', { dogs: 'yes' }, true],
    ['dogs', { dogs: 'no' }, false],
    ['dogs', { dogs: 'ask' }, undefined],
    ['dogs', { cats: 'yes' }, undefined],
    ['dogs', null, undefined],
    ['laundry-in-unit', { laundry: 'in-unit' }, true],
    ['laundry-in-unit', { laundry: 'none' }, false],
    ['parking-street', { parking: ['garage', 'street'] }, true],
    ['parking-street', { parking: [] }, false],
    ['included-lawn-care', { included: ['lawn-care'] }, true],
    ['step-free-entrance', { stepFreeEntrance: true }, true],
    ['grab-bars', { grabBars: false }, false],
    ['dogs,laundry-in-unit', { dogs: 'yes', laundry: 'in-unit' }, true],
    ['dogs,laundry-in-unit', { dogs: 'yes' }, undefined],
    ['dogs,laundry-in-unit', { dogs: 'yes', laundry: 'hookups' }, false],
    ['dogs,laundry-in-unit', { laundry: 'hookups' }, false],
  ])('wanted with %s that has %j: %s', (facts, own, expected) => {
    expect(matchUnits(house(own), wanted(facts))).toBe(expected)
  })
})

describe('a building', () => {
  test('passes if it or any of its units says so', () => {
    expect(matchUnits(building({ dogs: 'yes' }, { facts: { dogs: 'no' } }), wanted('dogs'))).toBe(true)
    expect(matchUnits(building({ dogs: 'no' }, {}, { facts: { dogs: 'yes' } }), wanted('dogs'))).toBe(true)
    expect(matchUnits(building({ dogs: 'no' }, { facts: { dogs: 'ask' } }), wanted('dogs'))).toBeUndefined()
    expect(matchUnits(building({ dogs: 'no' }, {}), wanted('dogs'))).toBe(false)
  })

  test('needs one unit with all facts, its own and those of the building', () => {
    const split = building(
      null,
      { facts: { dogs: 'yes', laundry: 'none' } },
      { facts: { dogs: 'no', laundry: 'in-unit' } },
    )
    expect(matchUnits(split, wanted('dogs,laundry-in-unit'))).toBe(false)
    const inherited = building({ dogs: 'yes' }, { facts: { laundry: 'in-unit' } })
    expect(matchUnits(inherited, wanted('dogs,laundry-in-unit'))).toBe(true)
  })

  test('needs one unit that is available, large enough and has the facts', () => {
    const dogs = { facts: { dogs: 'yes' as const } }
    const home = building(
      null,
      { bedrooms: 1, state: 'available', ...dogs },
      { bedrooms: 2, state: 'leased', ...dogs },
      { bedrooms: 3, state: 'available' },
    )
    expect(matchUnits(home, wanted('dogs', { available: true }))).toBe(true)
    expect(matchUnits(home, wanted('dogs', { bedrooms: 2 }))).toBe(true)
    expect(matchUnits(home, wanted('dogs', { bedrooms: 2, available: true }))).toBeUndefined()
    expect(matchUnits(home, wanted('dogs', { bedrooms: 4 }))).toBe(false)
    expect(matchUnits(home, wanted('', { bedrooms: 2, available: true }))).toBe(true)
    expect(matchUnits(home, wanted('', { bedrooms: 4, available: true }))).toBe(false)
    const small = building(null, { bedrooms: 1, state: 'available' }, { bedrooms: 2 })
    expect(matchUnits(small, wanted('', { bedrooms: 2, available: true }))).toBe(false)
  })

  test('is not excluded by a single filter or without known units', () => {
    const small = building(null, { bedrooms: 1, state: 'leased' })
    expect(matchUnits(small, wanted('', { bedrooms: 2 }))).toBe(true)
    expect(matchUnits(small, wanted('', { available: true }))).toBe(true)
    expect(matchUnits(building(null), wanted('', { bedrooms: 2, available: true }))).toBe(true)
    expect(matchUnits(building({ dogs: 'yes' }), wanted('dogs', { bedrooms: 2, available: true }))).toBe(true)
  })
})

test('every value that can be wanted has a filter with a label of its own', () => {
  const count = factChoices.laundry.length - 1 + factChoices.cooling.length - 1 + Object.values(factLists).flat().length
  expect(factFilters).toHaveLength(2 + count + 7)
  expect(new Set(factFilters.map(({ label }) => label)).size).toBe(factFilters.length)
  expect(factFiltersFrom(factFilters.map(({ id }) => id).join())).toEqual(factFilters)
})
