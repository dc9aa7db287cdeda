import type { ViewHistory } from '@porchlight/contract/analytics/analytics'

/** The views of a day, or of a week. */
export interface ViewSpan {
  /** First and last day, yyyy-mm-dd in UTC. */
  from: string
  to: string
  views: number
}

const dayMs = 86_400_000
/** Beyond so many days their bars would be thinner than a phone can show. */
const mostDays = 90

/** Whether so many days are shown week by week. */
export const isByWeek = (days: number): boolean => days > mostDays

/**
 * The days that begin with `from`, or the weeks of many of them, oldest first. Weeks end with today; a day that is left
 * over belongs to the first of them.
 */
export function spansOf(from: string, days: readonly number[]): ViewSpan[] {
  const dateOf = (n: number) => new Date(Date.parse(from) + n * dayMs).toISOString().slice(0, 10)
  const size = isByWeek(days.length) ? 7 : 1
  const count = Math.floor(days.length / size)
  const begin = (n: number) => (n === 0 ? 0 : days.length - (count - n) * size)
  return Array.from({ length: count }, (_, n) => ({
    from: dateOf(begin(n)),
    to: dateOf(begin(n + 1) - 1),
    views: sumOf(days.slice(begin(n), begin(n + 1))),
  }))
}

/** Views day by day, and of as many days before. */
export interface Period {
  days: number[]
  before: number
}

/** The views of these properties together. */
export function periodOf({ properties }: ViewHistory, days: number, ids: ReadonlySet<string>): Period {
  const own = properties.filter(({ propertyId }) => ids.has(propertyId))
  return {
    days: Array.from({ length: days }, (_, n) => sumOf(own.map((property) => property.days[n] ?? 0))),
    before: sumOf(own.map(({ before }) => before)),
  }
}

/** By how many percent there are more views than before; undefined where there were none. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100)

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * Marks of the vertical axis from 0 to a round number that no bar exceeds: at most four steps of 1, 2 or 5 times a
 * power of ten.
 */
export function axisMarks(most: number): number[] {
  const least = Math.max(1, most) / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, n) => n * step)
}

const [short, long] = [undefined, 'numeric' as const].map(
  (year) => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year, timeZone: 'UTC' }),
)

/** `2026-11-03` as `Nov 3`, with its year unless that is this one. */
export function dayLabel(date: string, today = new Date().toISOString()): string {
  return (date.slice(0, 4) === today.slice(0, 4) ? short : long)?.format(Date.parse(date)) ?? date
}

/** The day, or the first and the last one of a week. */
export const spanLabel = ({ from, to }: ViewSpan): string =>
  from === to ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`
