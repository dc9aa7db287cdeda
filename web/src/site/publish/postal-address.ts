import { type Location, locationLabels } from '@porchlight/contract/properties/options'
import type { Property } from '@porchlight/contract/properties/property'

const cities = {
  atlanta: { city: 'Atlanta', region: 'GA' },
  dallas: { city: 'Dallas', region: 'TX' },
} satisfies Record<Location, object>

/**
 * Returns an address for schema.org. People type it as one line, "905 Ponce Court NE, Atlanta, GA 30306": only what is
 * certainly city, state or ZIP is split off.
 */
export function postalAddress({ address, location }: Pick<Property, 'address' | 'location'>) {
  const defaults = cities[location]
  const { street, city = defaults.city, region = defaults.region, zip } = partsOf(address ?? '', location)
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    addressRegion: region,
    ...(zip && { postalCode: zip }),
    addressCountry: 'US',
  }
}

interface AddressParts {
  street: string
  city?: string | undefined
  region?: string | undefined
  zip?: string | undefined
}

/** Reads from the end. A part counts only if the part behind it was found or a comma separates it. */
function partsOf(address: string, location: Location): AddressParts {
  const parts = address
    .split(/[,;\r\n]+/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  if (country.test(parts.at(-1) ?? '')) parts.pop()
  const zip = takeZip(parts, location)
  const region = takeState(parts, zip !== undefined)
  const city = takeCity(parts, location, region !== undefined || zip !== undefined)
  const isRead = zip !== undefined || region !== undefined || city !== undefined
  return { street: isRead ? parts.join(', ') : address, city, region, zip }
}

const country = /^(?:usa?|u\.s\.a?\.|united states(?: of america)?)$/i
const zipAtEnd = /^(?:(.*) )?(\d{5}(?:-\d{4})?)$/
const stateAtEnd = /^(?:(.*) )?(ga|georgia|tx|texas)\.?$/i
const regions: Record<string, string> = { ga: 'GA', georgia: 'GA', tx: 'TX', texas: 'TX' }
/** Apartment, floor and so on, which may be at the position of the city. */
const secondaryUnit = /\d|#|^(?:apt|apartment|unit|suite|ste|no|floor|rear|front|upper|lower|left|right|basement)\b/i

/** Without a comma a number is a ZIP only after a state or the city: "County Road 30307" ends with a number too. */
function takeZip(parts: string[], location: Location): string | undefined {
  const [, before = '', zip] = zipAtEnd.exec(parts.at(-1) ?? '') ?? []
  if (!zip || (before && !stateAtEnd.test(before) && !endsWithCity(before, location))) return undefined
  replaceLastPart(parts, before)
  return zip
}

/** "Georgia" at the end of a street without city and ZIP is part of the street's name. */
function takeState(parts: string[], isZipKnown: boolean): string | undefined {
  const [, before = '', state = ''] = stateAtEnd.exec(parts.at(-1) ?? '') ?? []
  if (!state || (parts.length === 1 && !isZipKnown)) return undefined
  replaceLastPart(parts, before)
  return regions[state.toLowerCase()]
}

function takeCity(parts: string[], location: Location, isMoreKnown: boolean): string | undefined {
  const last = parts.at(-1) ?? ''
  const { city } = cities[location]
  if (isOurCity(last, location)) {
    parts.pop()
    return city
  }
  if (!isMoreKnown) return undefined
  if (parts.length > 1) return secondaryUnit.test(last) ? undefined : parts.pop()
  // "12 Elm Street Atlanta GA" has no comma before the city.
  if (!endsWithCity(last, location)) return undefined
  replaceLastPart(parts, last.slice(0, -city.length).trim())
  return city
}

/** The city's name, or our name for its neighborhoods. */
function isOurCity(text: string, location: Location): boolean {
  const names = [cities[location].city, locationLabels[location].replace(/,.*/, '')]
  return names.some((name) => name.toLowerCase() === text.toLowerCase())
}

const endsWithCity = (text: string, location: Location) =>
  ` ${text}`.toLowerCase().endsWith(` ${cities[location].city.toLowerCase()}`)

function replaceLastPart(parts: string[], before: string): void {
  parts.pop()
  if (before) parts.push(before)
}
