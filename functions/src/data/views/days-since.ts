const dayMs = 86_400_000

/** Returns days (UTC, yyyy-mm-dd) from a time (ISO 8601) to now, allowing a day of clock difference. */
export function daysSince(time: string): string[] {
  const now = Date.now()
  const start = Math.min(Date.parse(time), now) - dayMs
  const count = Math.ceil((now + dayMs - start) / dayMs) + 1
  return Array.from({ length: count }, (_, n) => new Date(start + n * dayMs).toISOString().slice(0, 10))
}
