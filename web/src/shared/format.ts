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

/** Formats a number, for example 1,250 or 2.5, without `toLocaleString`, whose first call takes 100 ms on a phone. */
export const formatNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+(?!\d))/g, ',')
