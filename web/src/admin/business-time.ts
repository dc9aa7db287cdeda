import { daysBetween } from '@porchlight/contract/properties/availability-summary'
import { site } from '@porchlight/site/site.config'

const { timeZone } = site

// toLocaleString makes one per call.
const localFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
const parts = { timeZone, month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
const thisYear = new Intl.DateTimeFormat('en-US', parts)
const anotherYear = new Intl.DateTimeFormat('en-US', { ...parts, year: 'numeric' })
const withSeconds = new Intl.DateTimeFormat('en-US', { ...parts, second: '2-digit' })

/** Returns local time for `datetime-local`, such as 2026-11-30T09:00. */
export const localTime = (at: number): string =>
  localFormat
    .format(at)
    .replace(' ', 'T')
    // Date.parse refuses years of fewer digits.
    .replace(/^\d+/, (year) => year.padStart(4, '0'))

/** Returns yyyy-mm-dd. */
export const businessDay = (time: string): string => localTime(Date.parse(time)).slice(0, 10)

/** Returns the current day of the business (yyyy-mm-dd). */
export const businessToday = (): string => localTime(Date.now()).slice(0, 10)

/** Completes a year typed with two digits. Browsers read "27" as the year 27. */
export const inThisCentury = (day: string): string => day.replace(/^00(?=\d\d-)/, '20')

/**
 * Returns ISO 8601 in UTC, or '' for invalid input. A time that clocks skip counts as one hour later, so that nothing
 * is public too early. A time that occurs twice counts as one of the two.
 */
export function timeOf(local: string): string {
  const localMs = Date.parse(`${local}Z`)
  if (Number.isNaN(localMs)) return ''
  const offsetAt = (at: number) => Date.parse(`${localTime(at)}Z`) - at
  const guess = localMs - offsetAt(localMs)
  // The second offset differs if clocks change between guess and time.
  const at = localMs - offsetAt(guess)
  return new Date(Date.parse(`${localTime(at)}Z`) === localMs ? at : Math.max(at, guess)).toISOString()
}

/** Such as "Nov 30, 9:00 AM", with the year unless it is the current one. Returns '' for an unusable time. */
export function formatTime(time: string): string {
  if (Number.isNaN(Date.parse(time))) return ''
  const isThisYear = businessDay(time).slice(0, 4) === businessToday().slice(0, 4)
  return (isThisYear ? thisYear : anotherYear).format(Date.parse(time))
}

/** Such as "Nov 30, 9:00:05 AM". */
export const formatSecond = (time: string): string => withSeconds.format(Date.parse(time))

/** Counts the business's midnights until a time (ISO 8601). */
export const daysUntil = (time: string): number => daysBetween(businessToday(), businessDay(time))

/** Returns for example "Eastern Time". */
export function timeZoneName(): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
