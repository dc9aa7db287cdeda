import type { AvailabilitySummary } from '@porchlight/contract/properties/availability'
import { formatLongDay } from '../format.ts'

/** Returns "Confirmed 3 days ago"; undefined without a confirmation in the last 30 days. */
export function formatConfirmation({ confirmedDaysAgo: days }: AvailabilitySummary): string | undefined {
  if (days === undefined) return undefined
  return `Confirmed ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}`
}

/** Returns a text like "Available June 1" or "2 of 6 available, next on June 1". */
export function formatAvailability({ state, from, distant, units }: AvailabilitySummary): string {
  if (state === 'leased') return 'Leased'
  const day = from && formatLongDay(from, distant)
  if (state === 'soon') return day ? `${units ? 'Next available' : 'Available'} ${day}` : 'Available soon'
  if (!units || units.total === 1) return 'Available now'
  return `${units.available} of ${units.total} available${day ? `, next on ${day}` : ''}`
}
