import type { Vacancy } from '@porchlight/contract/availability'

/** What a home says of its availability: "Available June 1", "2 of 6 available, the next on June 1". */
export function vacancyWords({ state, from, distant, units }: Vacancy): string {
  if (state === 'leased') return 'Leased'
  const day = from && dayWords(from, distant)
  if (state === 'soon') return day ? `${units ? 'Next available' : 'Available'} ${day}` : 'Available soon'
  if (!units || units.total === 1) return 'Available now'
  return `${units.available} of ${units.total} available${day ? `, the next on ${day}` : ''}`
}

const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * A day (yyyy-mm-dd) as people write it, with its year where it would be taken for another one's. Public pages do
 * without `toLocaleDateString`, which takes a phone tens of milliseconds the first time.
 */
function dayWords(day: string, withYear = false): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[Number(month) - 1]} ${date}${withYear ? `, ${year}` : ''}`
}
