import type { UnitAvailability } from '@porchlight/contract/properties/availability'
import {
  CONFIRMATION_DAYS,
  daysBetween,
  statedAvailability,
} from '@porchlight/contract/properties/availability-summary'
import type { Availability } from '@porchlight/contract/properties/options'

export interface Statement {
  availability: Availability | null
  availableFrom: string | null
  /** ISO 8601. An earlier confirmation undoes a change. */
  availabilityConfirmedAt?: string | null
}

/** Days after which a passed day needs a confirmation. */
const PASSED_DAYS = 7

/**
 * Returns why availability is old by a day (yyyy-mm-dd) and a time (epoch ms): `passed` if its day is more than 7 days
 * ago, `unconfirmed` if it is available without confirmation for more than 30 days.
 */
export function ageOf(stored: UnitAvailability, today: string, now = Date.now()): 'passed' | 'unconfirmed' | undefined {
  const stated = statedAvailability(stored)
  if (!stated || stated === 'leased') return undefined
  if (stored.availableFrom) return daysBetween(stored.availableFrom, today) > PASSED_DAYS ? 'passed' : undefined
  const { availabilityConfirmedAt: at } = stored
  // Business days would take too long for thousands.
  const isConfirmed = at !== null && now - Date.parse(at) <= CONFIRMATION_DAYS * 86_400_000
  return stated === 'available' && !isConfirmed ? 'unconfirmed' : undefined
}

/** After its day, a home is available without a day. */
export const confirmed = (stored: UnitAvailability, today: string): Statement =>
  ageOf(stored, today) === 'passed'
    ? { availability: 'available', availableFrom: null }
    : { availability: stored.availability, availableFrom: stored.availableFrom }

/** Returns the statement after its state was chosen. Only "Available soon" keeps the day. */
export const withState = ({ availableFrom }: Statement, availability: Statement['availability']): Statement => ({
  availability,
  availableFrom: availability === 'soon' ? availableFrom : null,
})

/** Returns the statement after its day was chosen: `soon` for a future day. */
export function withDay({ availability }: Statement, day: string, today: string): Statement {
  if (!day) return { availability, availableFrom: null }
  return { availability: day > today ? 'soon' : 'available', availableFrom: day }
}

/** Returns yyyy-mm-dd. */
export function nextFirst(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

export const isSame = (a: Statement, b: Statement): boolean =>
  a.availability === b.availability && a.availableFrom === b.availableFrom
