/** An answer that is not OK. Its message is `<status>: <body or status text>` (docs/product/api.md#errors-and-messages). */
export class ApiError extends Error {
  readonly status: number
  /** The answer's text as sent; empty when it had none. */
  readonly body: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** True when the server answered with one of these statuses; false for a failed connection or any other error. */
export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status)
}
