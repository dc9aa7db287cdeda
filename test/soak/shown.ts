/** One thing that the soak shows: what was seen, what it may be at most, and whether it is. */
export interface Shown {
  shown: string
  seen: string
  bound: string
  met: boolean
}

/** A number that must not be above its bound. */
export const atMost = (shown: string, seen: number, bound: number, unit = ''): Shown => ({
  shown,
  seen: `${Number(seen.toFixed(1))}${unit}`,
  bound: `at most ${bound}${unit}`,
  met: seen <= bound,
})

/** A list that must be empty; its first lines are told. */
export function none(shown: string, found: readonly string[]): Shown {
  for (const line of found.slice(0, 10)) console.error(`${shown}: ${line}`)
  return { shown, seen: String(found.length), bound: 'none', met: found.length === 0 }
}

/** Counts of a map in a line: `200: 41, 404: 3`. */
export const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
