/** A result of the soak: the observed value, its limit, and whether it holds. */
export interface SoakResult {
  check: string
  observed: string
  limit: string
  met: boolean
}

/** A number with an upper limit. */
export const atMost = (check: string, observed: number, limit: number, unit = ''): SoakResult => ({
  check,
  observed: `${Number(observed.toFixed(1))}${unit}`,
  limit: `at most ${limit}${unit}`,
  met: observed <= limit,
})

/** A list that must be empty; its first lines are reported. */
export function none(check: string, found: readonly string[]): SoakResult {
  for (const line of found.slice(0, 10)) console.error(`${check}: ${line}`)
  return { check, observed: String(found.length), limit: 'none', met: found.length === 0 }
}

/** Formats counts in a line: `200: 41, 404: 3`. */
export const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
