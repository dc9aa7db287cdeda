import type { ErrorBody, Issue } from '@porchlight/contract/error'
import { ApiError } from '../../shared/api/api-error.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'

/** Returns an empty list for an error without fields. */
export function issuesOf(error: unknown): readonly Issue[] {
  return bodyOf(error)?.issues ?? []
}

/** Returns the message that the server wrote for people; undefined when there is none. */
export function messageOf(error: unknown): string | undefined {
  return bodyOf(error)?.message || undefined
}

/** Returns undefined for other errors, such as an HTML page of the gateway or the edge. */
function bodyOf(error: unknown): ErrorBody | undefined {
  const body: ErrorBody | null | undefined =
    error instanceof ApiError ? tryOrUndefined(() => JSON.parse(error.body)) : undefined
  return body?.code ? body : undefined
}
