import type { ViewCount } from '@porchlight/contract/analytics'

export interface DayViews {
  /** yyyy-mm-dd, in UTC. */
  date: string
  views: number
}

/** The views of all properties on each day, oldest first; empty when no day is known. */
export function sumDays(counts: readonly ViewCount[]): DayViews[] {
  const sums = new Map<string, number>()
  for (const { date, viewCount } of counts.flatMap(({ days }) => days ?? []))
    sums.set(date, (sums.get(date) ?? 0) + viewCount)
  return [...sums].map(([date, views]) => ({ date, views })).toSorted((a, b) => a.date.localeCompare(b.date))
}

/**
 * Marks of the vertical axis from 0 to a round number that no day exceeds: at most four steps of 1, 2 or 5 times a
 * power of ten.
 */
export function axisMarks(most: number): number[] {
  const least = Math.max(1, most) / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? least)
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, n) => n * step)
}

/** `2026-11-03` as `Nov 3`. */
export function dayLabel(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
}
