import { limits } from '@porchlight/contract/limits'
import {
  type BedroomFilter,
  bedroomFilters,
  type PropertyType,
  propertyTypes,
} from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'
import { normalizeForSearch } from '@porchlight/contract/text/normalize-for-search'
import { type FactFilter, factFiltersFrom } from '../../../shared/facts/fact-filters.ts'
import { type Match, matchUnits } from '../../../shared/facts/unit-match.ts'

/** Undefined means any. Prices filter nothing (docs/product/public-pages.md#the-filter). */
export interface Filters {
  text: string
  bedrooms: BedroomFilter | undefined
  type: PropertyType | undefined
  available: boolean
  facts: readonly FactFilter[]
  /** Also shows homes whose `facts` are unknown. */
  unstated: boolean
  /** Empty means any. */
  neighborhood: string
  cardCount: number
}

export const noFilters: Filters = {
  text: '',
  bedrooms: undefined,
  type: undefined,
  available: false,
  facts: [],
  unstated: false,
  neighborhood: '',
  cardCount: limits.cardsPerPage,
}

export const isFiltered = ({ text, bedrooms, type, available, facts, neighborhood }: Filters): boolean =>
  text !== '' || bedrooms !== undefined || type !== undefined || available || facts.length > 0 || neighborhood !== ''

/** Returns the number of set filters that phones fold. */
export const foldedFilterCount = ({ bedrooms, type, facts, neighborhood }: Filters): number =>
  [bedrooms, type, neighborhood].filter(Boolean).length + facts.length

type Filtered = Pick<
  CardProperty,
  | 'title'
  | 'description'
  | 'bedrooms'
  | 'propertyType'
  | 'availabilitySummary'
  | 'neighborhood'
  | 'facts'
  | 'unitSummaries'
>

/**
 * Applies the rules of docs/product/public-pages.md#the-filter. Unknown bedrooms always match. Undefined for a home that
 * does not say whether it has the wanted facts.
 */
export function matchFilters(property: Filtered, filters: Filters): Match {
  const { text, bedrooms, type, available, neighborhood } = filters
  const query = normalizeForSearch(text)
  return (
    (normalizeForSearch(property.title).includes(query) || normalizeForSearch(property.description).includes(query)) &&
    (bedrooms === undefined || property.bedrooms === null || property.bedrooms >= bedrooms) &&
    (type === undefined || property.propertyType === type) &&
    (!available || property.availabilitySummary?.state === 'available') &&
    (!neighborhood || normalizeForSearch(property.neighborhood ?? '') === normalizeForSearch(neighborhood)) &&
    matchUnits(property, filters)
  )
}

export const parseBedrooms = (value: string | null): BedroomFilter | undefined =>
  bedroomFilters.find((option) => String(option) === value)

export const parseType = (value: string | null): PropertyType | undefined =>
  propertyTypes.find((option) => option === value)

/** Parses `?q=&beds=&type=&available=now&facts=&unstated=shown&neighborhood=&show=`. Ignores unknown values. */
export function filtersFromSearch(search: URLSearchParams): Filters {
  return {
    text: search.get('q') ?? '',
    bedrooms: parseBedrooms(search.get('beds')),
    type: parseType(search.get('type')),
    available: search.get('available') === 'now',
    facts: factFiltersFrom(search.get('facts')),
    unstated: search.get('unstated') === 'shown',
    neighborhood: search.get('neighborhood')?.trim() ?? '',
    cardCount: Math.max(limits.cardsPerPage, Math.trunc(Number(search.get('show')))) || limits.cardsPerPage,
  }
}

/** The query of an address with these filters, with `?`; empty without filters. */
export function searchFromFilters(filters: Filters): string {
  const { text, bedrooms, type, available, facts, unstated, neighborhood, cardCount } = filters
  const search = new URLSearchParams()
  if (text.trim()) search.set('q', text.trim())
  if (bedrooms !== undefined) search.set('beds', String(bedrooms))
  if (type !== undefined) search.set('type', type)
  if (available) search.set('available', 'now')
  if (neighborhood) search.set('neighborhood', neighborhood)
  if (cardCount > limits.cardsPerPage) search.set('show', String(cardCount))
  if (facts.length > 0 && unstated) search.set('unstated', 'shown')
  // A comma would be escaped.
  const list = facts.length > 0 ? `facts=${facts.map(({ id }) => id).join(',')}` : ''
  const query = [list, search.toString()].filter(Boolean).join('&')
  return query ? `?${query}` : ''
}

export const filtersInAddress = { none: noFilters, read: filtersFromSearch, write: searchFromFilters }
