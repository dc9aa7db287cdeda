import type { AvailabilitySummary } from './availability.ts'
import type { Availability } from './options.ts'

/** Availability of a property or unit; days as yyyy-mm-dd in the business's time zone. */
export interface AvailabilityInput {
  availability: Availability | null
  availableFrom: string | null
  /** Day of the last confirmation. */
  confirmedOn?: string | null
}

/** Days after which a confirmation is too old to be shown. */
export const CONFIRMATION_DAYS = 30

interface SentAvailability {
  availability?: Availability | null | undefined
  availableFrom?: string | null | undefined
}

/** Returns the availability that a save states: a day alone means `soon`. Null if it states none. */
export const statedAvailability = ({ availability, availableFrom }: SentAvailability): Availability | null =>
  availability ?? (availableFrom ? 'soon' : null)

/**
 * Returns the availability summary on a day (yyyy-mm-dd). On and after `availableFrom` the state is `available`, before it
 * `soon`. Undefined if no availability is set.
 */
export function summarizeAvailability(input: AvailabilityInput, today: string): AvailabilitySummary | undefined {
  const stated = statedAvailability(input)
  return stated ? { ...stateOn(stated, input.availableFrom, today), ...confirmationOf([input], today) } : undefined
}

function stateOn(stated: Availability, from: string | null, today: string): AvailabilitySummary {
  if (stated === 'leased') return { state: stated }
  if (from && from > today) return { state: 'soon', ...startOf(from, today) }
  return { state: from ? 'available' : stated }
}

/**
 * Returns the summary of a building's units on a day: how many of `total` units are available, and from when the next one
 * is. `total` includes units without availability. Undefined if none is or will be available, unless all are leased.
 */
export function summarizeUnitAvailability(
  inputs: readonly AvailabilityInput[],
  total: number,
  today: string,
): AvailabilitySummary | undefined {
  const states = inputs.flatMap((input) => summarizeAvailability(input, today) ?? [])
  const available = states.filter(({ state }) => state === 'available').length
  const soon = states.filter(({ state }) => state === 'soon')
  const confirmation = confirmationOf(inputs, today)
  if (available + soon.length === 0)
    return total > 0 && states.length === total ? { state: 'leased', ...confirmation } : undefined
  const [next] = soon.flatMap(({ from }) => from ?? []).toSorted()
  return {
    state: available > 0 ? 'available' : 'soon',
    ...(next && startOf(next, today)),
    units: { available, total },
    ...confirmation,
  }
}

/** Returns the age of the oldest confirmation, unless one is missing or too old. */
function confirmationOf(
  inputs: readonly AvailabilityInput[],
  today: string,
): Pick<AvailabilitySummary, 'confirmedDaysAgo'> {
  const ages = inputs.map(({ confirmedOn }) =>
    confirmedOn ? daysBetween(confirmedOn, today) : Number.POSITIVE_INFINITY,
  )
  const oldest = Math.max(0, ...ages)
  return oldest <= CONFIRMATION_DAYS ? { confirmedDaysAgo: oldest } : {}
}

/** Returns the number of days from one day (yyyy-mm-dd) to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Without a year, readers assume this year or the beginning of the next. */
function startOf(from: string, today: string): Pick<AvailabilitySummary, 'from' | 'distant'> {
  const elevenMonths = 334
  return { from, ...(daysBetween(today, from) > elevenMonths && { distant: true }) }
}
