import { locationLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'

type DescribedProperty = Pick<Property, 'title' | 'propertyType' | 'location' | 'bedrooms'>

/** Returns a text like "The Alder, house in Intown Atlanta, GA". */
export function describeProperty({ title, propertyType, location }: Omit<DescribedProperty, 'bedrooms'>): string {
  const kind = propertyType === 'multifamily' ? 'apartment building' : 'house'
  return `${title}, ${kind} in ${locationLabels[location]}`
}

/** Returns a text like "3-bedroom house, Atlanta" or "1–3 bedroom apartments, Dallas". */
export function kindAndCity(
  { propertyType, location, bedrooms }: DescribedProperty,
  units: readonly Pick<Unit, 'bedrooms'>[],
) {
  const city = { atlanta: 'Atlanta', dallas: 'Dallas' }[location]
  if (propertyType === 'single-family') return `${bedroomPrefix(bedrooms === null ? [] : [bedrooms])}house, ${city}`
  return `${bedroomPrefix(units.map((unit) => unit.bedrooms))}apartments, ${city}`
}

function bedroomPrefix(bedrooms: readonly number[]): string {
  if (bedrooms.length === 0) return ''
  const [minimum, maximum] = [Math.min(...bedrooms), Math.max(...bedrooms)]
  if (maximum === 0) return 'studio '
  if (minimum === maximum) return `${maximum}-bedroom `
  return minimum === 0 ? `studio to ${maximum}-bedroom ` : `${minimum}–${maximum} bedroom `
}
