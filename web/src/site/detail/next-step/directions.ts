import { formatAddress } from '@porchlight/contract/properties/postal-address'
import type { Property } from '@porchlight/contract/properties/property'

/**
 * Returns a Google Maps URL, or undefined without an address:
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 */
export function directionsTo(property: Pick<Property, 'address' | 'location'>): string | undefined {
  const destination = formatAddress(property)
  return destination && `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`
}
