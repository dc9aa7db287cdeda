import { expect, test } from 'vitest'
import {
  filtersFromSearch,
  foldedFilterCount,
  isFiltered,
  matchesFilters,
  noFilters,
  searchFromFilters,
} from './filters.ts'

const bungalow = {
  title: 'Craftsman on Elm',
  description: 'Wide porch, two fireplaces',
  bedrooms: 3,
  propertyType: 'single-family',
} as const

test('searches title and description, ignoring case and surrounding spaces', () => {
  expect(matchesFilters(bungalow, { ...noFilters, text: 'CRAFTS' })).toBe(true)
  expect(matchesFilters(bungalow, { ...noFilters, text: ' porch ' })).toBe(true)
  expect(matchesFilters(bungalow, { ...noFilters, text: 'loft' })).toBe(false)
})

test.each([
  ['Café on Elm', 'cafe'],
  ['Grant’s Park cottage', "grant's"],
  ['Mid‑century\u00a0ranch', 'mid-century ranch'],
])('finds "%s" by "%s"', (title, text) => {
  expect(matchesFilters({ ...bungalow, title }, { ...noFilters, text })).toBe(true)
})

test('treats bedrooms as a minimum; unknown bedrooms match', () => {
  expect(matchesFilters(bungalow, { ...noFilters, bedrooms: 3 })).toBe(true)
  expect(matchesFilters(bungalow, { ...noFilters, bedrooms: 4 })).toBe(false)
  expect(matchesFilters({ ...bungalow, bedrooms: null }, { ...noFilters, bedrooms: 4 })).toBe(true)
})

test('matches the type exactly', () => {
  expect(matchesFilters(bungalow, { ...noFilters, type: 'single-family' })).toBe(true)
  expect(matchesFilters(bungalow, { ...noFilters, type: 'multifamily' })).toBe(false)
})

test('excludes soon, leased and unknown from available now', () => {
  const available = { ...noFilters, available: true }
  expect(matchesFilters({ ...bungalow, availabilitySummary: { state: 'available' } }, available)).toBe(true)
  expect(matchesFilters({ ...bungalow, availabilitySummary: { state: 'soon' } }, available)).toBe(false)
  expect(matchesFilters({ ...bungalow, availabilitySummary: { state: 'leased' } }, available)).toBe(false)
  expect(matchesFilters(bungalow, available)).toBe(false)
})

test('with bedrooms and available now, one unit must have both', () => {
  const building = { ...bungalow, availabilitySummary: { state: 'available' } } as const
  const small = { bedrooms: 1, state: 'available', facts: null } as const
  const large = { bedrooms: 3, state: 'leased', facts: null } as const
  const both = { ...noFilters, bedrooms: 2, available: true } as const
  const units = { ...building, unitSummaries: [small, large] }
  expect(matchesFilters(units, both)).toBe(false)
  expect(matchesFilters(units, { ...noFilters, bedrooms: 2 })).toBe(true)
  expect(matchesFilters(units, { ...noFilters, available: true })).toBe(true)
  expect(matchesFilters(units, { ...both, bedrooms: 1 })).toBe(true)
  expect(matchesFilters({ ...building, unitSummaries: [small, { ...large, state: 'available' }] }, both)).toBe(true)
  expect(matchesFilters({ ...building, bedrooms: null, unitSummaries: [small] }, both)).toBe(false)
  // The building's own availability covers units that state none.
  expect(matchesFilters({ ...building, unitSummaries: [{ bedrooms: 3, facts: null }] }, both)).toBe(true)
  expect(matchesFilters(building, both)).toBe(true)
})

test('requires every condition', () => {
  const filters = { ...noFilters, text: 'elm', bedrooms: 2, type: 'single-family' } as const
  expect(matchesFilters(bungalow, filters)).toBe(true)
  expect(matchesFilters(bungalow, { ...filters, bedrooms: 4 })).toBe(false)
  expect(matchesFilters(bungalow, { ...filters, available: true })).toBe(false)
})

test('reads the filters that it writes', () => {
  const filters = {
    text: 'old porch & oak',
    bedrooms: 2,
    type: 'multifamily',
    available: true,
    cardCount: 120,
  } as const
  expect(filtersFromSearch(new URLSearchParams(searchFromFilters(filters)))).toEqual(filters)
  expect(searchFromFilters(filters)).toBe('?q=old+porch+%26+oak&beds=2&type=multifamily&available=now&show=120')
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
})
