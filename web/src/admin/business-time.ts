import { site } from '@porchlight/site/site.config'

const { timeZone } = site

/** What clocks of the business show at a time (epoch ms), as a control of type datetime-local has it: 2026-11-30T09:00. */
export const localTime = (at: number): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).replace(' ', 'T')

/** The business's day (yyyy-mm-dd) at a time (ISO 8601). */
export const businessDay = (time: string): string => localTime(Date.parse(time)).slice(0, 10)

/**
 * The time (ISO 8601, UTC) at which clocks of the business show this; empty for what is no time. Where clocks go
 * forward and leave it out, as much later, so that nothing is public too early; where they go back and show it twice,
 * one of both.
 */
export function timeOf(local: string): string {
  const shown = Date.parse(`${local}Z`)
  if (Number.isNaN(shown)) return ''
  const ahead = (at: number) => Date.parse(`${localTime(at)}Z`) - at
  const guess = shown - ahead(shown)
  // The second one counts where clocks are changed between the guess and the time itself.
  const at = shown - ahead(guess)
  return new Date(Date.parse(`${localTime(at)}Z`) === shown ? at : Math.max(at, guess)).toISOString()
}

/** As people read it: "Nov 30, 9:00 AM", with the year unless it is this one. */
export function formatTime(time: string): string {
  const at = new Date(time)
  const yearOf = (date: Date) => date.toLocaleDateString('en-US', { timeZone, year: 'numeric' })
  return at.toLocaleString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(yearOf(at) !== yearOf(new Date()) && { year: 'numeric' }),
  })
}

/** The business's day of a time (ISO 8601), as people read it: "Nov 30, 2026". */
export const formatDay = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { timeZone, dateStyle: 'medium' })

/** How many nights of the business are left until a time (ISO 8601): 0 on its day. */
export function daysUntil(time: string): number {
  const dayOf = (at: number) => Date.parse(localTime(at).slice(0, 10))
  return (dayOf(Date.parse(time)) - dayOf(Date.now())) / 86_400_000
}

/** "Eastern Time", say. */
export function timeZoneName(): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
