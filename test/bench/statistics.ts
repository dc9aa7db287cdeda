/** `share` is from 0 to 1. Values may be unsorted. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]) => percentile(values, 0.5)

/** Marks a missed limit. */
export const judged = (text: string, isMet: boolean, limit: string | number): string =>
  isMet ? text : `**${text}, limit ${limit}: missed**`

export function table(rows: readonly Record<string, string | number>[]): string {
  const keys = Object.keys(rows[0] ?? {})
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(keys), line(keys.map(() => '---')), ...rows.map((row) => line(keys.map((key) => row[key] ?? '')))].join(
    '\n',
  )
}
