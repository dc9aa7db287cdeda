import { limits } from '@porchlight/contract/limits'
import {
  type BedroomFilter,
  bedroomFilters,
  type PropertyType,
  propertyTypes,
} from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { normalizeForSearch } from '@porchlight/contract/text/normalize-for-search'

/** Undefined means any. Prices filter nothing (docs/product/public-pages.md#the-filter). */
export interface Filters {
  text: string
  bedrooms: BedroomFilter | undefined
  type: PropertyType | undefined
  available: boolean
  cardCount: number
}

export const noFilters: Filters = {
  text: '',
  bedrooms: undefined,
  type: undefined,
  available: false,
  cardCount: limits.cardsPerPage,
}

export const isFiltered = ({ text, bedrooms, type, available }: Filters): boolean =>
  text !== '' || bedrooms !== undefined || type !== undefined || available

/** Returns the number of set filters that phones fold. */
export const foldedFilterCount = ({ bedrooms, type }: Filters): number =>
  [bedrooms, type].filter((filter) => filter !== undefined).length

type Filtered = Pick<
  CardProperty,
  'title' | 'description' | 'bedrooms' | 'propertyType' | 'availabilitySummary' | 'unitSummaries'
>

/** Applies the rules of docs/product/public-pages.md#the-filter. Unknown bedrooms always match. */
export function matchesFilters(property: Filtered, { text, bedrooms, type, available }: Filters): boolean {
  const query = normalizeForSearch(text)
  return (
    (normalizeForSearch(property.title).includes(query) || normalizeForSearch(property.description).includes(query)) &&
    (bedrooms === undefined || property.bedrooms === null || property.bedrooms >= bedrooms) &&
    (type === undefined || property.propertyType === type) &&
    (!available || property.availabilitySummary?.state === 'available') &&
    (!available || bedrooms === undefined || hasAvailableUnit(property, bedrooms))
  )
}

/** Whether one unit is available and large enough. True if no unit states its availability. */
function hasAvailableUnit({ unitSummaries = [] }: Filtered, bedrooms: BedroomFilter): boolean {
  const stated = unitSummaries.filter(({ state }) => state)
  return stated.length === 0 || stated.some((unit) => unit.state === 'available' && unit.bedrooms >= bedrooms)
}

export const parseBedrooms = (value: string | null): BedroomFilter | undefined =>
  bedroomFilters.find((option) => String(option) === value)

export const parseType = (value: string | null): PropertyType | undefined =>
  propertyTypes.find((option) => option === value)

/** Parses `?q=&beds=&type=&available=now&show=`. Ignores unknown values. */
export function filtersFromSearch(search: URLSearchParams): Filters {
  return {
    text: search.get('q') ?? '',
    bedrooms: parseBedrooms(search.get('beds')),
    type: parseType(search.get('type')),
    available: search.get('available') === 'now',
    cardCount: Math.max(limits.cardsPerPage, Math.trunc(Number(search.get('show')))) || limits.cardsPerPage,
  }
}

export function searchFromFilters({ text, bedrooms, type, available, cardCount }: Filters): string {
  const search = new URLSearchParams()
  if (text.trim()) search.set('q', text.trim())
  if (bedrooms !== undefined) search.set('beds', String(bedrooms))
  if (type !== undefined) search.set('type', type)
  if (available) search.set('available', 'now')
  if (cardCount > limits.cardsPerPage) search.set('show', String(cardCount))
  const query = search.toString()
  return query ? `?${query}` : ''
}

export const filtersInAddress = { none: noFilters, read: filtersFromSearch, write: searchFromFilters }
