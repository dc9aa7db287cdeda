import { type BedroomFilter, bedroomFilters, type PropertyType, propertyTypes } from '@porchlight/contract/options'
import type { Property } from '@porchlight/contract/property'

/** What a visitor asks for on a city page; undefined is any. Prices filter nothing (docs/product.md#the-filter). */
export interface Filters {
  text: string
  bedrooms: BedroomFilter | undefined
  type: PropertyType | undefined
  /** Only homes that can be had today. */
  available: boolean
}

export const noFilters: Filters = { text: '', bedrooms: undefined, type: undefined, available: false }

export const isFiltered = ({ text, bedrooms, type, available }: Filters): boolean =>
  text !== '' || bedrooms !== undefined || type !== undefined || available

/** The rules of docs/product.md#the-filter; unknown bedrooms always pass. Spaces around the text mean nothing. */
export function matches(
  property: Pick<Property, 'title' | 'description' | 'bedrooms' | 'propertyType' | 'vacancy'>,
  { text, bedrooms, type, available }: Filters,
): boolean {
  const wanted = text.trim().toLowerCase()
  return (
    (property.title.toLowerCase().includes(wanted) || property.description.toLowerCase().includes(wanted)) &&
    (bedrooms === undefined || property.bedrooms === null || property.bedrooms >= bedrooms) &&
    (type === undefined || property.propertyType === type) &&
    (!available || property.vacancy?.state === 'available')
  )
}

export const parseBedrooms = (value: string | null): BedroomFilter | undefined =>
  bedroomFilters.find((known) => String(known) === value)

export const parseType = (value: string | null): PropertyType | undefined =>
  propertyTypes.find((known) => known === value)

/** Reads `?q=&beds=&type=&available=now`; a value that is not on offer counts as not given. */
export function filtersFromSearch(search: URLSearchParams): Filters {
  return {
    text: search.get('q') ?? '',
    bedrooms: parseBedrooms(search.get('beds')),
    type: parseType(search.get('type')),
    available: search.get('available') === 'now',
  }
}

/** The shortest query for these filters: empty when nothing is set. */
export function searchFromFilters({ text, bedrooms, type, available }: Filters): string {
  const search = new URLSearchParams()
  if (text.trim()) search.set('q', text.trim())
  if (bedrooms !== undefined) search.set('beds', String(bedrooms))
  if (type !== undefined) search.set('type', type)
  if (available) search.set('available', 'now')
  const query = search.toString()
  return query ? `?${query}` : ''
}

export const filtersInAddress = { none: noFilters, read: filtersFromSearch, write: searchFromFilters }
