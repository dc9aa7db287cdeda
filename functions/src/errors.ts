import type { ErrorCode, Issue } from '@porchlight/contract/error'

interface Details {
  issues?: Issue[]
  headers?: Record<string, string>
  cause?: unknown
}

/** Returned to callers. Anything else thrown is an unexpected fault. */
export class KnownError extends Error {
  override readonly name = 'KnownError'
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, message: string, { issues, headers = {}, cause }: Details = {}) {
    super(message, { cause })
    this.code = code
    this.issues = issues
    this.headers = headers
  }
}

export const invalidInput = (issues: Issue[], message = 'Invalid input') =>
  new KnownError('invalid_input', message, { issues })

export const unauthorized = () => new KnownError('unauthorized', 'Sign in to do this')

export const forbidden = (message: string) => new KnownError('forbidden', message)

/** `what` is the entity's name for people, such as `Property`. */
export const notFound = (what: string) => new KnownError('not_found', `${what} not found`)

/** The next minute allows more calls. */
export const tooManyRequests = () =>
  new KnownError('too_many_requests', 'Too many requests. Please wait a minute, then try again.', {
    headers: { 'retry-after': '60' },
  })

export const conflict = (message: string) => new KnownError('conflict', message)

/** A dependency failed; a retry may succeed. */
export const unavailable = (cause: unknown) =>
  new KnownError('unavailable', 'The service is unavailable right now. Please try again.', {
    headers: { 'retry-after': '2' },
    cause,
  })
