import { locationLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'

type Home = Pick<Property, 'title' | 'propertyType' | 'location' | 'bedrooms'>

/** What a picture of a home shows: "The Alder, house in Intown Atlanta, GA". */
export function describeProperty({ title, propertyType, location }: Omit<Home, 'bedrooms'>): string {
  const kind = propertyType === 'multifamily' ? 'apartment building' : 'house'
  return `${title}, ${kind} in ${locationLabels[location]}`
}

/** Bedrooms, kind and city for a home's page title: "3-bedroom house, Atlanta", "1–3 bedroom apartments, Dallas". */
export function kindAndCity({ propertyType, location, bedrooms }: Home, units: readonly Pick<Unit, 'bedrooms'>[]) {
  const city = { atlanta: 'Atlanta', dallas: 'Dallas' }[location]
  if (propertyType === 'single-family') return `${rooms(bedrooms === null ? [] : [bedrooms])}house, ${city}`
  return `${rooms(units.map((unit) => unit.bedrooms))}apartments, ${city}`
}

function rooms(bedrooms: readonly number[]): string {
  if (bedrooms.length === 0) return ''
  const [fewest, most] = [Math.min(...bedrooms), Math.max(...bedrooms)]
  if (most === 0) return 'studio '
  if (fewest === most) return `${most}-bedroom `
  return fewest === 0 ? `studio to ${most}-bedroom ` : `${fewest}–${most} bedroom `
}
