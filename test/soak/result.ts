export interface SoakResult {
  check: string
  observed: string
  limit: string
  met: boolean
}

export const atMost = (check: string, observed: number, limit: number, unit = ''): SoakResult => ({
  check,
  observed: `${Number(observed.toFixed(1))}${unit}`,
  limit: `at most ${limit}${unit}`,
  met: observed <= limit,
})

/** Passes if the list is empty, and reports its first lines. */
export function none(check: string, found: readonly string[]): SoakResult {
  for (const line of found.slice(0, 10)) console.error(`${check}: ${line}`)
  return { check, observed: String(found.length), limit: 'none', met: found.length === 0 }
}

/** Such as `200: 41, 404: 3`. */
export const counted = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')
