import { trimText } from '../text/trim-text.ts'
import { cityAtEnd, isPlausibleCity, isStreet, secondaryUnit } from './city-in-text.ts'
import type { Property } from './property.ts'
import { type City, knownCity, locationCities, stateCode, stateOfZip } from './us-places.ts'

type AddressedProperty = Pick<Property, 'address' | 'location'>

export interface PostalAddress {
  /** With unit and neighborhood; may be empty. */
  street: string
  /** Undefined if only a foreign state is known. */
  city: string | undefined
  /** Two capital letters. */
  state: string
  zip: string | undefined
}

/**
 * Splits an address typed in one line, with or without commas. Splits off only what is certainly city, state or ZIP
 * code; without them, city and state are those of the location.
 */
export function postalAddress({ address, location }: AddressedProperty): PostalAddress {
  const own = locationCities[location]
  const typed = trimText(address ?? '')
  const parts = partsOf(typed)
  const { zip, state, rest } = takeRegion(parts, own.state)
  const isRegionKnown = zip !== undefined || state !== undefined
  const city = takeCity(parts, isRegionKnown)
  const region = state ?? city?.state ?? (zip && stateOfZip(zip)) ?? own.state
  return {
    street: isRegionKnown || city ? [...parts, ...rest].join(', ') : typed.replace(/[,;]\s*(?:usa|u\.s\.a\.)$/i, ''),
    city: city?.name ?? (region === own.state ? own.name : undefined),
    state: region,
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

const country = /(?:^|\s)(?:usa?|u\.s\.(?:a\.?)?|united states(?: of america)?)\.?$/i

function partsOf(typed: string): string[] {
  const parts = typed
    .replaceAll(/\p{Cf}/gu, '')
    // "GA 30030 Unit 4"
    .replaceAll(/(\b[a-z]{2}\.?\s+\d{5}(?:-\d{4})?)\s+(?=[^\s\d–-])/gi, '$1, ')
    .split(/[,;|()\r\n]+|\s[-–—]\s/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
  if (country.exec(parts.at(-1) ?? '')?.index === 0) parts.pop()
  return parts
}

interface Region {
  state?: string | undefined
  zip?: string | undefined
  /** Parts behind the ZIP code, such as the unit. */
  rest: string[]
}

/** Removes state, ZIP code and what follows. */
function takeRegion(parts: string[], ownState: string): Region {
  for (let end = parts.length; end > 0; end--) {
    const before = parts.slice(0, end)
    replaceLast(before, (before.at(-1) ?? '').replace(country, ''))
    const zip = takeZip(before)
    const state = takeState(before, zip, ownState)
    // Before other parts, only both together are certainly not a street.
    const isRegion = end === parts.length ? (zip ?? state) !== undefined : zip !== undefined && state !== undefined
    if (!isRegion) continue
    const rest = parts.slice(end).filter((part) => !country.test(part))
    parts.splice(0, parts.length, ...before)
    return { state, zip, rest }
  }
  return { rest: [] }
}

function takeZip(parts: string[]): string | undefined {
  const last = withoutPunctuation(parts.at(-1))
  const [found, five = '', four] = /(?<!\d)(\d{5})(?:[\s–-]{1,3}(\d{4}))?$/.exec(last) ?? []
  if (found === undefined) return undefined
  const before = last.slice(0, -found.length).replace(/[\s.–-]+$/, '')
  // "County Road 30307" and "Unit 10234" end with a number, too.
  const isBehindPlace =
    stateAtEnd(before) || cityAtEnd(before, true) || isStreet(before) || (parts.length > 1 && isPlausibleCity(before))
  if (before && !isBehindPlace) return undefined
  replaceLast(parts, before)
  return four ? `${five}-${four}` : five
}

/** Codes that streets end with, too: Northeast and Court. */
const ambiguousCodes = new Set(['NE', 'CT'])

/** Without a ZIP code, the last word of "500 Georgia" is a street, and of "Unit GA" a unit. */
function takeState(parts: string[], zip: string | undefined, ownState: string): string | undefined {
  const { code, before = '', word = '' } = stateAtEnd(parts.at(-1) ?? '') ?? {}
  if (code === undefined) return undefined
  if (zip === undefined) {
    if (ambiguousCodes.has(word.toUpperCase()) || (before && secondaryUnit.test(before))) return undefined
    const isOwnCode = word.length === 2 && code === ownState
    const isBehindCity = cityAtEnd(before, true) || (parts.length > 1 && isPlausibleCity(before))
    if (before && !isOwnCode && !isBehindCity) return undefined
  } else if ((stateOfZip(zip) ?? code) !== code) return undefined
  replaceLast(parts, before)
  return code
}

function stateAtEnd(text: string) {
  const words = text.split(' ')
  // "District of Columbia" is the longest.
  for (const count of [3, 2, 1]) {
    const word = words.slice(-count).join(' ')
    const code = words.length >= count ? stateCode(word) : undefined
    if (code) return { code, word, before: words.slice(0, -count).join(' ') }
  }
  return undefined
}

function takeCity(parts: string[], isRegionKnown: boolean): City | undefined {
  if (isRegionKnown && parts.length > 1 && / county$/i.test(parts.at(-1) ?? '')) parts.pop()
  const last = withoutPunctuation(parts.at(-1))
  const known = knownCity(last)
  if (known || (isRegionKnown && isPlausibleCity(last))) {
    parts.pop()
    return known ?? { name: last, state: undefined }
  }
  const split = cityAtEnd(last, isRegionKnown)
  if (split) replaceLast(parts, split.before)
  return split?.city
}

const withoutPunctuation = (part = '') => part.replace(/[\s.–-]+$/, '')

function replaceLast(parts: string[], last: string): void {
  parts.pop()
  if (last) parts.push(last)
}
