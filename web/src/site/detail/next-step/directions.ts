import type { Location } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'

const cities: Record<Location, [name: string, place: string]> = {
  atlanta: ['atlanta', 'Atlanta, GA'],
  dallas: ['dallas', 'Dallas, TX'],
}

/**
 * The way to a home in the visitor's map, undefined when its address is not known. Phones open this in their app where
 * there is one: https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsTo({ address, location }: Pick<Property, 'address' | 'location'>): string | undefined {
  const street = address?.trim()
  if (!street) return undefined
  const [name, place] = cities[location]
  const destination = street.toLowerCase().includes(name) ? street : `${street}, ${place}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
