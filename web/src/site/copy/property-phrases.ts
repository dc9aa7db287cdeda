import { locationLabels } from '@porchlight/contract/properties/options'
import { postalAddress } from '@porchlight/contract/properties/postal-address'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { summarize } from './summarize.ts'

type DescribedProperty = Pick<Property, 'title' | 'propertyType' | 'location' | 'address' | 'bedrooms' | 'neighborhood'>

/** Returns a text like "The Alder, house in Intown Atlanta, GA". */
export function describeProperty({
  title,
  propertyType,
  location,
}: Omit<DescribedProperty, 'address' | 'bedrooms' | 'neighborhood'>): string {
  const kind = propertyType === 'multifamily' ? 'apartment building' : 'house'
  return `${title}, ${kind} in ${locationLabels[location]}`
}

/** A longer neighborhood is shortened in a title. */
const MAX_NEIGHBORHOOD_LENGTH = 24

/** Returns a text like "3-bedroom house, Inman Park, Atlanta" or "1–3 bedroom apartments, Dallas". */
export function kindAndCity(
  { propertyType, location, address, bedrooms, neighborhood }: Omit<DescribedProperty, 'title'>,
  units: readonly Pick<Unit, 'bedrooms'>[],
) {
  const { city, state } = postalAddress({ address, location })
  const place = [neighborhood && summarize(neighborhood, MAX_NEIGHBORHOOD_LENGTH), city ?? state]
    .filter(Boolean)
    .join(', ')
  if (propertyType === 'single-family') return `${bedroomPrefix(bedrooms === null ? [] : [bedrooms])}house, ${place}`
  return `${bedroomPrefix(units.map((unit) => unit.bedrooms))}apartments, ${place}`
}

/** A little more than search engines display of a title. */
const MAX_TITLE_LENGTH = 70
const MIN_NAME_LENGTH = 20

/** Omits the neighborhood if it leaves too little room for the property's title. */
export function pageTitle(property: DescribedProperty, units: readonly Pick<Unit, 'bedrooms'>[]): string {
  const { title } = property
  const roomBeside = (kind: string) => MAX_TITLE_LENGTH - kind.length - 2
  const full = kindAndCity(property, units)
  const isTight = roomBeside(full) < Math.min(title.length, MIN_NAME_LENGTH)
  const kind = isTight ? kindAndCity({ ...property, neighborhood: null }, units) : full
  return `${summarize(title, roomBeside(kind))}: ${kind}`
}

function bedroomPrefix(bedrooms: readonly number[]): string {
  if (bedrooms.length === 0) return ''
  const [minimum, maximum] = [Math.min(...bedrooms), Math.max(...bedrooms)]
  if (maximum === 0) return 'studio '
  if (minimum === maximum) return `${maximum}-bedroom `
  return minimum === 0 ? `studio to ${maximum}-bedroom ` : `${minimum}–${maximum} bedroom `
}
