import type { ErrorBody, Issue } from '@porchlight/contract/error'
import { ApiError } from '../../shared/api/api-error.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'

/** Returns an empty list for an error without fields. */
export function issuesOf(error: unknown): readonly Issue[] {
  return bodyOf(error)?.issues ?? []
}

/** Returns the server's message for people, if there is one. */
export function messageOf(error: unknown): string | undefined {
  return bodyOf(error)?.message || undefined
}

/** Undefined for other errors, such as an HTML page of the edge. */
function bodyOf(error: unknown): ErrorBody | undefined {
  const body: ErrorBody | null | undefined =
    error instanceof ApiError ? tryOrUndefined(() => JSON.parse(error.body)) : undefined
  return body?.code ? body : undefined
}
