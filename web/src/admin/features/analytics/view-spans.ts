import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import { formatShortDay } from '../../../shared/format.ts'

/** A number of views or actions on a day or in a week. */
export interface Span {
  /** First and last day, yyyy-mm-dd. */
  from: string
  to: string
  count: number
}

const dayMs = 86_400_000
/** More bars are too thin on a phone. */
const MAX_DAILY_BARS = 90

/** Returns whether a range of this many days is shown by week. */
export const isByWeek = (days: number): boolean => days > MAX_DAILY_BARS

/** Groups days, or weeks for long ranges, oldest first. The last week ends today. */
function groupsOf(days: readonly number[]) {
  const size = isByWeek(days.length) ? 7 : 1
  const count = Math.floor(days.length / size)
  const begin = (n: number) => (n === 0 ? 0 : days.length - (count - n) * size)
  return Array.from({ length: count }, (_, n) => ({
    first: begin(n),
    last: begin(n + 1) - 1,
    count: sumOf(days.slice(begin(n), begin(n + 1))),
  }))
}

/** Returns the groups' totals. */
export const countsOf = (days: readonly number[]): number[] => groupsOf(days).map(({ count }) => count)

/** Adds their days, from `from` on. */
export function spansOf(from: string, days: readonly number[]): Span[] {
  const dateOf = (n: number) => new Date(Date.parse(from) + n * dayMs).toISOString().slice(0, 10)
  return groupsOf(days).map(({ first, last, count }) => ({ from: dateOf(first), to: dateOf(last), count }))
}

/** Adds up the views of these properties. `before` is the total of as many days before. */
export function periodOf({ properties }: ViewHistory, days: number, ids: ReadonlySet<string>) {
  const own = properties.filter(({ propertyId }) => ids.has(propertyId))
  return {
    days: Array.from({ length: days }, (_, n) => sumOf(own.map((property) => property.days[n] ?? 0))),
    before: sumOf(own.map(({ before }) => before)),
  }
}

export type Period = ReturnType<typeof periodOf>

/** Returns the change in percent; undefined if too few were before. */
export const changeOf = (now: number, before: number): number | undefined =>
  before < 10 ? undefined : Math.round(((now - before) / before) * 100)

export const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** From 0 to a round number that no bar exceeds, in at most four steps of 1, 2 or 5 times a power of ten. */
export function axisMarks(highest: number): number[] {
  const minStep = Math.max(1, highest) / 4
  const power = 10 ** Math.floor(Math.log10(minStep))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= minStep) ?? minStep)
  return Array.from({ length: Math.ceil(Math.max(1, highest) / step) + 1 }, (_, n) => n * step)
}

/** `2026-11-03` becomes `Nov 3`, with the year unless it is the current one. */
export const dayLabel = (date: string, today = new Date().toISOString()): string =>
  formatShortDay(date, date.slice(0, 4) !== today.slice(0, 4))

/** Formats a day, or the first and last day of a week. */
export const spanLabel = ({ from, to }: Span): string =>
  from === to ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`
