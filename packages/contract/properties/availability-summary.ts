import type { AvailabilitySummary } from './availability.ts'
import type { Availability } from './options.ts'

/** What was said of a home: `availableFrom` as yyyy-mm-dd. */
export interface AvailabilityInput {
  availability: Availability | null
  availableFrom: string | null
}

/**
 * What a statement comes to on a day (yyyy-mm-dd): from its date on a home is available, before it is available soon.
 * Undefined where nothing is said.
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
 * What a building's units say together on a day: how many of all (`total`, those that say nothing among them) are
 * available, and when the next one is. Undefined where none is or will be, unless all are leased.
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

/** A month and a day alone would be taken for those of this year or the beginning of the next. */
function startOf(from: string, today: string): Pick<AvailabilitySummary, 'from' | 'distant'> {
  const elevenMonths = 334 * 86_400_000
  return { from, ...(Date.parse(from) - Date.parse(today) > elevenMonths && { distant: true }) }
}
