import type { ErrorBody, Issue } from '@porchlight/contract/error'
import { ApiError } from '../../shared/api/api-error.ts'
import { tryOrUndefined } from '../../shared/try-or-undefined.ts'

/** The fields that an answer named as the reason of its refusal; empty when it named none. */
export function issuesOf(error: unknown): readonly Issue[] {
  return bodyOf(error)?.issues ?? []
}

/** The sentence that the server sent for people to read; undefined when nothing readable came. */
export function messageOf(error: unknown): string | undefined {
  return bodyOf(error)?.message || undefined
}

/** The API's own error body; undefined for other errors, such as a page that the gateway or the edge answered with. */
function bodyOf(error: unknown): ErrorBody | undefined {
  const body: ErrorBody | null | undefined =
    error instanceof ApiError ? tryOrUndefined(() => JSON.parse(error.body)) : undefined
  return body?.code ? body : undefined
}
