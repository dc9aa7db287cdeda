import { site } from '@porchlight/site/site.config'

const day = new Intl.DateTimeFormat('en', {
  timeZone: site.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns yyyy-mm-dd in the time zone of the business. */
export function businessDay(now = new Date()): string {
  const parts = new Map(day.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
}
