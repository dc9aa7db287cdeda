/** Milliseconds before each further attempt; after the last there is none (docs/product/images.md#uploading). */
const retryDelays = [0, 1000, 3000, 5000] as const

/** How one attempt failed: the storage's status and text; status 0 is a connection that broke or never was. */
export interface FailedAttempt {
  status: number
  body: string
}

const passing4xx = new Set([408, 409, 418, 423, 429])
const lasting5xx = new Set([501, 505])
const leastBackOff = 1000

/**
 * After how many milliseconds a failed attempt is followed by another (docs/product/images.md#uploading); undefined when none
 * follows.
 * @param attempt how many attempts there were before it, from 0
 */
export function retryDelay(failed: FailedAttempt, attempt: number): number | undefined {
  const delay = retryDelays[attempt]
  if (delay === undefined || !(isExpired(failed) || isPassing(failed))) return undefined
  return isTooMuch(failed) ? Math.max(delay, leastBackOff) : delay
}

/** The address has to be asked for anew. */
export function isExpired({ status, body }: FailedAttempt): boolean {
  return status === 403 && body.includes('Request has expired')
}

/** The address takes one file, and has it: an earlier attempt arrived, only its answer did not. */
export const hasArrived = ({ status }: FailedAttempt) => status === 412

/** Too many requests: every other file waits as well. */
export const isTooMuch = ({ status }: FailedAttempt) => status === 429

function isPassing({ status }: FailedAttempt): boolean {
  return status === 0 || passing4xx.has(status) || (status >= 500 && !lasting5xx.has(status))
}
