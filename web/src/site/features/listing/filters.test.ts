import { expect, test } from 'vitest'
import { factFiltersFrom } from '../../../shared/facts/fact-filters.ts'
import {
  filtersFromSearch,
  foldedFilterCount,
  isFiltered,
  matchFilters,
  noFilters,
  searchFromFilters,
} from './filters.ts'

const bungalow = {
  title: 'Craftsman on Elm',
  description: 'Wide porch, two fireplaces',
  bedrooms: 3,
  propertyType: 'single-family',
  neighborhood: null,
  facts: null,
} as const

test('searches title and description, ignoring case and surrounding spaces', () => {
  expect(matchFilters(bungalow, { ...noFilters, text: 'CRAFTS' })).toBe(true)
  expect(matchFilters(bungalow, { ...noFilters, text: ' porch ' })).toBe(true)
  expect(matchFilters(bungalow, { ...noFilters, text: 'loft' })).toBe(false)
})

test.each([
  ['Café on Elm', 'cafe'],
  ['Grant’s Park cottage', "grant's"],
  ['Mid‑century\u00a0ranch', 'mid-century ranch'],
])('finds "%s" by "%s"', (title, text) => {
  expect(matchFilters({ ...bungalow, title }, { ...noFilters, text })).toBe(true)
})

test('treats bedrooms as a minimum; unknown bedrooms match', () => {
  expect(matchFilters(bungalow, { ...noFilters, bedrooms: 3 })).toBe(true)
  expect(matchFilters(bungalow, { ...noFilters, bedrooms: 4 })).toBe(false)
  expect(matchFilters({ ...bungalow, bedrooms: null }, { ...noFilters, bedrooms: 4 })).toBe(true)
})

test('matches the type exactly', () => {
  expect(matchFilters(bungalow, { ...noFilters, type: 'single-family' })).toBe(true)
  expect(matchFilters(bungalow, { ...noFilters, type: 'multifamily' })).toBe(false)
})

test('excludes soon, leased and unknown from available now', () => {
  const available = { ...noFilters, available: true }
  expect(matchFilters({ ...bungalow, availabilitySummary: { state: 'available' } }, available)).toBe(true)
  expect(matchFilters({ ...bungalow, availabilitySummary: { state: 'soon' } }, available)).toBe(false)
  expect(matchFilters({ ...bungalow, availabilitySummary: { state: 'leased' } }, available)).toBe(false)
  expect(matchFilters(bungalow, available)).toBe(false)
})

test('with bedrooms and available now, one unit must have both', () => {
  const building = { ...bungalow, availabilitySummary: { state: 'available' } } as const
  const small = { bedrooms: 1, state: 'available', facts: null } as const
  const large = { bedrooms: 3, state: 'leased', facts: null } as const
  const both = { ...noFilters, bedrooms: 2, available: true } as const
  const units = { ...building, unitSummaries: [small, large] }
  expect(matchFilters(units, both)).toBe(false)
  expect(matchFilters(units, { ...noFilters, bedrooms: 2 })).toBe(true)
  expect(matchFilters(units, { ...noFilters, available: true })).toBe(true)
  expect(matchFilters(units, { ...both, bedrooms: 1 })).toBe(true)
  expect(matchFilters({ ...building, unitSummaries: [small, { ...large, state: 'available' }] }, both)).toBe(true)
  expect(matchFilters({ ...building, bedrooms: null, unitSummaries: [small] }, both)).toBe(false)
  expect(matchFilters(building, both)).toBe(true)
})

test('requires every condition', () => {
  const filters = { ...noFilters, text: 'elm', bedrooms: 2, type: 'single-family' } as const
  expect(matchFilters(bungalow, filters)).toBe(true)
  expect(matchFilters(bungalow, { ...filters, bedrooms: 4 })).toBe(false)
  expect(matchFilters(bungalow, { ...filters, available: true })).toBe(false)
})

test('reads the filters that it writes', () => {
  const filters = {
    text: 'old porch & oak',
    bedrooms: 2,
    type: 'multifamily',
    available: true,
    facts: factFiltersFrom('dogs,laundry-in-unit'),
    unstated: true,
    neighborhood: 'Inman Park',
    cardCount: 120,
  } as const
  expect(filtersFromSearch(new URLSearchParams(searchFromFilters(filters)))).toEqual(filters)
  expect(searchFromFilters(filters)).toBe(
    '?facts=dogs,laundry-in-unit&q=old+porch+%26+oak&beds=2&type=multifamily&available=now&neighborhood=Inman+Park&show=120&unstated=shown',
  )
})

test('writes an empty address if nothing is set', () => {
  expect(searchFromFilters(noFilters)).toBe('')
  expect(searchFromFilters({ ...noFilters, text: '   ' })).toBe('')
})

test.each([
  '?beds=0',
  '?beds=5',
  '?beds=2.5',
  '?beds=two',
  '?type=castle',
  '?type=',
  '?price=3',
  '?available=later',
  '?show=1',
  '?show=all',
  '?facts=',
  '?facts=pool,DROP',
  '?unstated=no',
  '?neighborhood=+',
  '',
])('ignores unknown values: %s', (search) => {
  expect(filtersFromSearch(new URLSearchParams(search))).toEqual(noFilters)
})

test('returns whether a filter is set', () => {
  expect(isFiltered(noFilters)).toBe(false)
  expect(isFiltered({ ...noFilters, bedrooms: 1 })).toBe(true)
  expect(isFiltered({ ...noFilters, available: true })).toBe(true)
})

test('counts the filters that phones fold', () => {
  expect(foldedFilterCount({ ...noFilters, text: 'porch', available: true })).toBe(0)
  expect(foldedFilterCount({ ...noFilters, bedrooms: 2, type: 'multifamily' })).toBe(2)
  const facts = factFiltersFrom('dogs,cats')
  expect(foldedFilterCount({ ...noFilters, facts, neighborhood: 'Kirkwood' })).toBe(3)
})

test('keeps known facts of an address in a fixed order, whatever their case', () => {
  const ids = (search: string) => filtersFromSearch(new URLSearchParams(search)).facts.map(({ id }) => id)
  expect(ids('?facts=Laundry-In-Unit,dogs,pool,dogs')).toEqual(['dogs', 'laundry-in-unit'])
  expect(isFiltered(filtersFromSearch(new URLSearchParams('?facts=dogs')))).toBe(true)
})

test('matches a neighborhood in any spelling of case and accents', () => {
  const inPark = { ...bungalow, neighborhood: 'Inman Park' }
  expect(matchFilters(inPark, { ...noFilters, neighborhood: 'inman  park' })).toBe(true)
  expect(matchFilters(inPark, { ...noFilters, neighborhood: 'Kirkwood' })).toBe(false)
  expect(matchFilters(bungalow, { ...noFilters, neighborhood: 'Kirkwood' })).toBe(false)
})
