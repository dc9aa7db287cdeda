import type { TransferError } from './put-file.ts'

/** Milliseconds before each further attempt (docs/product/images.md#uploading). */
const RETRY_DELAYS_MS = [0, 1000, 3000, 5000] as const

type FailedAttempt = Pick<TransferError, 'status' | 'body'>

const temporary4xx = new Set([408, 409, 418, 423, 429])
const permanent5xx = new Set([501, 505])
const MIN_BACK_OFF_MS = 1000

/** Returns ms; undefined for no further attempt (docs/product/images.md#uploading). `attempt` counts earlier ones. */
export function retryDelay(failed: FailedAttempt, attempt: number): number | undefined {
  const delay = RETRY_DELAYS_MS[attempt]
  if (delay === undefined || !(isExpired(failed) || isTemporary(failed))) return undefined
  return isTooManyRequests(failed) ? Math.max(delay, MIN_BACK_OFF_MS) : delay
}

/** Whether a new upload address is needed. */
export function isExpired({ status, body }: FailedAttempt): boolean {
  return status === 403 && body.includes('Request has expired')
}

/** An address accepts one file, so an earlier attempt had succeeded. */
export const isAlreadyStored = ({ status }: FailedAttempt) => status === 412

/** Returns whether there were too many requests, which makes all files wait. */
export const isTooManyRequests = ({ status }: FailedAttempt) => status === 429

function isTemporary({ status }: FailedAttempt): boolean {
  return status === 0 || temporary4xx.has(status) || (status >= 500 && !permanent5xx.has(status))
}
