/** Not OK. Its message is `<status>: <body or status text>` (docs/product/api.md#errors-and-messages). */
export class ApiError extends Error {
  readonly status: number
  /** Response body as sent; may be empty. */
  readonly body: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

/** Returns whether the error is an API response with one of these statuses. */
export function hasStatus(error: unknown, ...statuses: number[]): boolean {
  return error instanceof ApiError && statuses.includes(error.status)
}

/** Nothing can have an id that the API rejects with 400. */
export const isMissing = (error: unknown) => hasStatus(error, 400, 404)
