import { limits } from '@porchlight/contract/limits'
import {
  type BedroomFilter,
  bedroomFilters,
  type PropertyType,
  propertyTypes,
} from '@porchlight/contract/properties/options'
import type { CardProperty } from '@porchlight/contract/properties/property-card'

/** What a visitor asks for on a city page; undefined is any. Prices filter nothing (docs/product/public-pages.md#the-filter). */
export interface Filters {
  text: string
  bedrooms: BedroomFilter | undefined
  type: PropertyType | undefined
  /** Only homes that can be had today. */
  available: boolean
  /** How many cards to show at most. */
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

/** The rules of docs/product/public-pages.md#the-filter; unknown bedrooms always pass. Spaces around the text mean nothing. */
export function matchesFilters(
  property: Pick<CardProperty, 'title' | 'description' | 'bedrooms' | 'propertyType' | 'availabilitySummary'>,
  { text, bedrooms, type, available }: Filters,
): boolean {
  const query = text.trim().toLowerCase()
  return (
    (property.title.toLowerCase().includes(query) || property.description.toLowerCase().includes(query)) &&
    (bedrooms === undefined || property.bedrooms === null || property.bedrooms >= bedrooms) &&
    (type === undefined || property.propertyType === type) &&
    (!available || property.availabilitySummary?.state === 'available')
  )
}

export const parseBedrooms = (value: string | null): BedroomFilter | undefined =>
  bedroomFilters.find((known) => String(known) === value)

export const parseType = (value: string | null): PropertyType | undefined =>
  propertyTypes.find((known) => known === value)

/** Reads `?q=&beds=&type=&available=now&show=`; ignores unknown values. */
export function filtersFromSearch(search: URLSearchParams): Filters {
  return {
    text: search.get('q') ?? '',
    bedrooms: parseBedrooms(search.get('beds')),
    type: parseType(search.get('type')),
    available: search.get('available') === 'now',
    cardCount: Math.max(limits.cardsPerPage, Math.trunc(Number(search.get('show')))) || limits.cardsPerPage,
  }
}

/** The shortest query for these filters: empty when nothing is set. */
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
