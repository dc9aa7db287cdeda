import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { Example } from './example.ts'
import type { Random } from './random.ts'

type AvailabilityInput = Pick<PropertyFields, 'availability' | 'availableFrom' | 'listingUrl'>
type State = Pick<AvailabilityInput, 'availability' | 'availableFrom'>

/** Returns the first day of a future month, so that examples are available soon in every year. */
function firstOfMonth(ahead: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10)
}

const available: State = { availability: 'available' }
const leased: State = { availability: 'leased' }
const soon = (monthsAhead?: number): State => ({
  availability: 'soon',
  ...(monthsAhead !== undefined && { availableFrom: firstOfMonth(monthsAhead) }),
})

/** Availability of example properties. The others have none, or get it from their units. */
const properties: Record<string, State> = {
  'euclid-queen-anne': available,
  'cabbagetown-cottage': leased,
  'kirkwood-modern': soon(2),
  'reynoldstown-mill-loft': available,
  'summerhill-terrace': soon(),
  'swiss-avenue-prairie': soon(3),
  'munger-place-victorian': available,
  'lakewood-deco': available,
  'santa-fe-cottage': leased,
  'vickery-walkup': available,
}

const units: Record<string, Record<string, State>> = {
  'ponce-court': { 101: available, 203: available, 301: soon(2), 303: soon(4), 304: leased },
  'old-fourth-ward-works': { C: leased, F: leased, Penthouse: soon(3) },
  'home-park-duplex': { Down: leased, Up: leased },
  'gaston-gardens': { 1: leased, 3: available, 5: soon(2) },
}

/** Returns the page at the portal, unless the property is leased. */
const listingOf = (name: string, { availability }: State): AvailabilityInput =>
  availability === 'leased' ? {} : { listingUrl: `https://portal.example.com/listings/${name}` }

/** Returns an example with its availability and that of its units. */
export function withAvailability(example: Example): Example {
  const own = properties[example.name]
  const stateByUnit = units[example.name]
  return {
    ...example,
    fields: { ...example.fields, ...(own && { ...own, ...listingOf(example.name, own) }) },
    units: example.units.map((unit) => {
      const state = stateByUnit?.[unit.fields.unitNumber]
      const name = `${example.name}-${unit.fields.unitNumber.toLowerCase()}`
      return state ? { ...unit, fields: { ...unit.fields, ...state, ...listingOf(name, state) } } : unit
    }),
  }
}

/** Returns a random availability for a generated property. Most have one. */
export function randomAvailability(random: Random, name: string): AvailabilityInput {
  const state = random.pick([available, available, soon(2), soon(), leased, undefined])
  return state ? { ...state, ...listingOf(name, state) } : {}
}
