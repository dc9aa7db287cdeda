import { site } from '@porchlight/site/site.config'

// Sweden writes days as yyyy-mm-dd.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone })

/** Returns yyyy-mm-dd in the time zone of the business. */
export const businessDay = (now = new Date()): string => day.format(now)
