import type { ErrorBody, Issue } from '@porchlight/contract/error'
import { ApiError, hasStatus } from '../../shared/api/api-error.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'
import { adminCopy } from '../copy/admin.ts'

/** Returns an empty list for an error without fields. */
export function issuesOf(error: unknown): readonly Issue[] {
  return bodyOf(error)?.issues ?? []
}

/** Returns the server's message for people, if there is one. */
export function messageOf(error: unknown): string | undefined {
  return bodyOf(error)?.message || undefined
}

/** Returns why a call failed and what to do, in sentences. */
export function failureReason(error: unknown): string {
  const { offline, noResponse, other } = adminCopy.failure
  if (error instanceof TypeError) return navigator.onLine ? noResponse : offline
  // The server explains temporary failures.
  return (hasStatus(error, 503) && messageOf(error)) || other
}

/** Undefined for other errors, such as an HTML page of the edge. */
function bodyOf(error: unknown): ErrorBody | undefined {
  const body: ErrorBody | null | undefined =
    error instanceof ApiError ? tryOrUndefined(() => JSON.parse(error.body)) : undefined
  return body?.code ? body : undefined
}
