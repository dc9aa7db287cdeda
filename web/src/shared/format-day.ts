/**
 * Days (yyyy-mm-dd) in words. What is seen first does without `toLocaleDateString`: the first use of it takes a phone a
 * tenth of a second.
 */
const months = 'January February March April May June July August September October November December'.split(' ')

function partsOf(day: string) {
  const [year, month, date] = day.split('-').map(Number)
  return { year, month: months[Number(month) - 1] ?? '', date }
}

/** As people write it: "November 30", with its year where it would be taken for another one's. */
export function formatLongDay(day: string, withYear = false): string {
  const { year, month, date } = partsOf(day)
  return `${month} ${date}${withYear ? `, ${year}` : ''}`
}

/** In a table or a list: "Nov 30, 2026". */
export function formatShortDay(day: string): string {
  const { year, month, date } = partsOf(day)
  return `${month.slice(0, 3)} ${date}, ${year}`
}
