import type { Location } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'

const cities: Record<Location, [city: string, cityAndState: string]> = {
  atlanta: ['atlanta', 'Atlanta, GA'],
  dallas: ['dallas', 'Dallas, TX'],
}

/**
 * Returns a Google Maps URL, or undefined without an address:
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsTo({ address, location }: Pick<Property, 'address' | 'location'>): string | undefined {
  const street = address?.trim()
  if (!street) return undefined
  const [city, cityAndState] = cities[location]
  const destination = street.toLowerCase().includes(city) ? street : `${street}, ${cityAndState}`
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
