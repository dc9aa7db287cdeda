import type { PropertyFields } from '@porchlight/contract/properties/property'
import type { Example } from './example.ts'
import type { Random } from './random.ts'

type AvailabilityInput = Pick<PropertyFields, 'availability' | 'availableFrom' | 'listingUrl'>
type State = Pick<AvailabilityInput, 'availability' | 'availableFrom'>

/** Examples are available soon in every year. */
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

/** The others have none, or get it from their units. */
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

/** A leased property has no page at the portal. */
const listingOf = (name: string, { availability }: State): AvailabilityInput =>
  availability === 'leased' ? {} : { listingUrl: `https://portal.example.com/listings/${name}` }

/** Includes the availability of units. */
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

/** Most generated properties have one. */
export function randomAvailability(random: Random, name: string): AvailabilityInput {
  const state = random.pick([available, available, soon(2), soon(), leased, undefined])
  return state ? { ...state, ...listingOf(name, state) } : {}
}
