/** Formats days (yyyy-mm-dd) without `toLocaleDateString`, whose first call takes 100 ms on a phone. */
const months = 'January February March April May June July August September October November December'.split(' ')

function partsOf(day: string) {
  const [year, month, date] = day.split('-').map(Number)
  return { year, month: months[Number(month) - 1] ?? '', date }
}

/** Returns for example "November 30" or "November 30, 2026". */
export function formatLongDay(day: string, withYear = false): string {
  const { year, month, date } = partsOf(day)
  return `${month} ${date}${withYear ? `, ${year}` : ''}`
}

/** Returns for example "Nov 30, 2026" or "Nov 30". */
export function formatShortDay(day: string, withYear = true): string {
  const { year, month, date } = partsOf(day)
  return `${month.slice(0, 3)} ${date}${withYear ? `, ${year}` : ''}`
}
