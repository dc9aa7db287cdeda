import type { AvailabilitySummary } from './availability.ts'
import type { Availability } from './options.ts'

/** Availability of a property or unit; `availableFrom` as yyyy-mm-dd. */
export interface AvailabilityInput {
  availability: Availability | null
  availableFrom: string | null
}

/**
 * Returns the availability summary on a day (yyyy-mm-dd). On and after `availableFrom` the state is `available`, before it
 * `soon`. Undefined if no availability is set.
 */
export function summarizeAvailability(
  { availability, availableFrom }: AvailabilityInput,
  today: string,
): AvailabilitySummary | undefined {
  if (!availability || availability === 'leased') return availability ? { state: availability } : undefined
  if (availableFrom && availableFrom > today) return { state: 'soon', ...startOf(availableFrom, today) }
  return { state: availableFrom ? 'available' : availability }
}

/**
 * Returns the summary of a building's units on a day: how many of `total` units are available, and from when the next one
 * is. `total` includes units without availability. Undefined if none is or will be available, unless all are leased.
 */
export function summarizeUnitAvailability(
  said: readonly AvailabilityInput[],
  total: number,
  today: string,
): AvailabilitySummary | undefined {
  const states = said.flatMap((statement) => summarizeAvailability(statement, today) ?? [])
  const available = states.filter(({ state }) => state === 'available').length
  const soon = states.filter(({ state }) => state === 'soon')
  if (available + soon.length === 0) return total > 0 && states.length === total ? { state: 'leased' } : undefined
  const [next] = soon.flatMap(({ from }) => from ?? []).toSorted()
  return {
    state: available > 0 ? 'available' : 'soon',
    ...(next && startOf(next, today)),
    units: { available, total },
  }
}

/** Without a year, readers assume this year or the beginning of the next. */
function startOf(from: string, today: string): Pick<AvailabilitySummary, 'from' | 'distant'> {
  const elevenMonths = 334 * 86_400_000
  return { from, ...(Date.parse(from) - Date.parse(today) > elevenMonths && { distant: true }) }
}
