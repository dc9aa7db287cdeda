import type { ErrorBody, Issue } from '@porchlight/contract/error'
import { failure } from '@porchlight/contract/plain-routes'
import { fits } from '@porchlight/contract/shape'
import { ApiError } from '../../shared/api/api-error.ts'
import { attempt } from '../../shared/attempt.ts'

/** The fields that an answer named as the reason of its refusal; empty when it named none. */
export function issuesOf(error: unknown): readonly Issue[] {
  return bodyOf(error)?.issues ?? []
}

/** The sentence that the server sent for people to read; undefined when nothing readable came. */
export function messageOf(error: unknown): string | undefined {
  return bodyOf(error)?.message || undefined
}

function bodyOf(error: unknown): ErrorBody | undefined {
  const body: unknown = error instanceof ApiError ? attempt(() => JSON.parse(error.body)) : undefined
  return isErrorBody(body) ? body : undefined
}

const isErrorBody = (body: unknown): body is ErrorBody => fits(failure, body)
