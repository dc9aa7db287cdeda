/** Milliseconds before each further attempt; after the last there is none (docs/product.md#uploading). */
const retryDelays = [0, 1000, 3000, 5000] as const

/** How one attempt failed: the storage's status and text; status 0 is a connection that broke or never was. */
export interface FailedAttempt {
  status: number
  body: string
}

export interface Retry {
  /** Milliseconds to wait before it. */
  delay: number
  /** The address has expired: ask for a new one. */
  renew: boolean
  /** Too many requests: every other file waits as well. */
  everyone: boolean
}

const passing4xx = new Set([408, 409, 418, 423, 429])
const lasting5xx = new Set([501, 505])
const leastBackOff = 1000

/**
 * Whether a failed attempt is followed by another (docs/product.md#uploading).
 * @param attempt how many attempts there were before it, from 0
 */
export function nextRetry({ status, body }: FailedAttempt, attempt: number): Retry | undefined {
  const delay = retryDelays[attempt]
  if (delay === undefined) return undefined
  if (isExpired({ status, body })) return { delay, renew: true, everyone: false }
  if (status === 429) return { delay: Math.max(delay, leastBackOff), renew: false, everyone: true }
  return isPassing(status) ? { delay, renew: false, everyone: false } : undefined
}

export function isExpired({ status, body }: FailedAttempt): boolean {
  return status === 403 && body.includes('Request has expired')
}

function isPassing(status: number): boolean {
  return status === 0 || passing4xx.has(status) || (status >= 500 && !lasting5xx.has(status))
}
