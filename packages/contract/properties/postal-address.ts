import { trimText } from '../text/trim-text.ts'
import type { Location } from './options.ts'
import type { Property } from './property.ts'

type AddressedProperty = Pick<Property, 'address' | 'location'>

interface PostalAddress {
  /** With unit and neighborhood; may be empty. */
  street: string
  /** Undefined if only a foreign state is known. */
  city: string | undefined
  /** Two capital letters. */
  state: string
  zip: string | undefined
}

/** The first of each is the location's own. The others are near, and people write them without the state. */
const cities: Record<Location, { state: string; names: readonly string[] }> = {
  atlanta: {
    state: 'GA',
    names:
      'Atlanta,Alpharetta,Avondale Estates,Brookhaven,Chamblee,Clarkston,College Park,Conyers,Decatur,Doraville,Duluth,Dunwoody,East Point,Forest Park,Hapeville,Kennesaw,Lithonia,Mableton,Marietta,Norcross,Roswell,Sandy Springs,Scottdale,Smyrna,Stone Mountain,Tucker,Union City'.split(
        ',',
      ),
  },
  dallas: {
    state: 'TX',
    names:
      'Dallas,Addison,Arlington,Balch Springs,Carrollton,Cedar Hill,Coppell,DeSoto,Duncanville,Farmers Branch,Fort Worth,Frisco,Garland,Grand Prairie,Highland Park,Irving,Lancaster,McKinney,Mesquite,Plano,Richardson,Rockwall,Rowlett,University Park'.split(
        ',',
      ),
  },
}
const knownCities = Object.values(cities).flatMap(({ state, names }) => names.map((name) => ({ name, state })))

const atEnd = (words: string) => new RegExp(`(?:^|[\\s,.-]+)(?:${words})[\\s,.-]*$`, 'i')
const country = atEnd('usa|u\\.s\\.a|united states')
/** Of Georgia or Texas, where streets and units seldom have such numbers. */
const ownZip = atEnd('(?<!\\b(?:road|highway|route|unit|apt|suite)\\s)(?<zip>(?:3[019]|7[5-9])\\d{3}(?:-\\d{4})?)')
const stateNames: Record<string, string> = { GEORGIA: 'GA', TEXAS: 'TX' }
const ownState = atEnd('(?<state>GA|TX|Georgia|Texas)')
const otherRegion = atEnd(
  '(?<state>A[KLRZ]|C[AOT]|D[CE]|FL|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|TN|UT|V[AT]|W[AIVY])[\\s,.]+(?<zip>(?!3[019]|7[5-9])\\d{5}(?:-\\d{4})?)',
)
const knownCity = atEnd(`(?:Intown |East )?(?<city>${knownCities.map(({ name }) => name).join('|')})`)
/** Only before a state or ZIP code is this certainly a city. */
const otherCity = /(?:^|,\s*)(?<city>[^\d,#]{3,})$/

/**
 * Splits an address typed in one line. What is certainly no city, state or ZIP code stays in the street; the city and
 * state of the location complete the address.
 */
export function postalAddress({ address, location }: AddressedProperty): PostalAddress {
  const own = cities[location]
  const typed = trimText(address ?? '').replace(country, '')
  const tidied = typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s*[\r\n;(),]+[\s,]*/g, ', ')
    .replaceAll(/\s+/g, ' ')
  // People also write the unit behind the ZIP code.
  const [, line = tidied, unit] = /^(.*\b(?:GA|TX)[ ,.]+\d{5}(?:-\d{4})?)[ ,]+([^\s\d,-].*?)[ ,]*$/i.exec(tidied) ?? []
  let street = line
  const take = (pattern: RegExp) => {
    const found = pattern.exec(street)
    if (found) street = street.slice(0, found.index)
    return found?.groups
  }
  const { zip, state: typedState } = take(otherRegion) ?? { ...take(ownZip), ...take(ownState) }
  const { city: typedCity } = take(knownCity) ?? (zip || typedState ? take(otherCity) : undefined) ?? {}
  const city = knownCities.find(({ name }) => name.toLowerCase() === typedCity?.toLowerCase())
  const code = typedState?.toUpperCase()
  const stateOfZip = zip && (zip.startsWith('3') ? 'GA' : 'TX')
  const state = (code && stateNames[code]) ?? code ?? stateOfZip ?? city?.state ?? own.state
  return {
    street: zip || typedState || typedCity ? [street, unit].filter(Boolean).join(', ') : typed,
    city: city?.name ?? typedCity ?? (state === own.state ? own.names[0] : undefined),
    state,
    zip,
  }
}

/** Returns an address in one line with its city and state; undefined without an address. */
export function formatAddress(property: AddressedProperty): string | undefined {
  if (trimText(property.address ?? '') === '') return undefined
  const { street, city, state, zip } = postalAddress(property)
  const line = street.replaceAll(/\s*[\r\n]+\s*/g, ', ')
  return [line, city, zip ? `${state} ${zip}` : state].filter(Boolean).join(', ')
}
