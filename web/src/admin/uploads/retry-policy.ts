/** Milliseconds before each further attempt (docs/product/images.md#uploading). */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000] as const

/** Status and body of a failed attempt. Status 0 means a failed connection. */
export interface FailedAttempt {
  status: number
  body: string
}

const temporary4xx = new Set([408, 409, 418, 423, 429])
const permanent5xx = new Set([501, 505])
const MIN_BACK_OFF_MS = 1000

/**
 * Returns the delay in ms before the next attempt; undefined when there is none (docs/product/images.md#uploading).
 * @param attempt number of earlier attempts
 */
export function retryDelay(failed: FailedAttempt, attempt: number): number | undefined {
  const delay = RETRY_DELAYS_MS[attempt]
  if (delay === undefined || !(isExpired(failed) || isTemporary(failed))) return undefined
  return isTooManyRequests(failed) ? Math.max(delay, MIN_BACK_OFF_MS) : delay
}

/** Returns whether a new upload address is needed. */
export function isExpired({ status, body }: FailedAttempt): boolean {
  return status === 403 && body.includes('Request has expired')
}

/** Returns whether an earlier attempt had succeeded and only its response was lost. An address accepts one file. */
export const isAlreadyStored = ({ status }: FailedAttempt) => status === 412

/** Returns whether there were too many requests, which makes all files wait. */
export const isTooManyRequests = ({ status }: FailedAttempt) => status === 429

function isTemporary({ status }: FailedAttempt): boolean {
  return status === 0 || temporary4xx.has(status) || (status >= 500 && !permanent5xx.has(status))
}
