import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry'
import * as z from 'zod/mini'

/** What DynamoDB says of the items of a cancelled transaction that may pass another time. */
const passingReasons = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])
const cancelledSchema = z.object({ CancellationReasons: z.array(z.object({ Code: z.optional(z.string()) })) })

/**
 * Whether an error means that a dependency is down, too slow or too busy: a fault that passes. By
 * the SDK's own list of what it tries again; such an error is thrown after its last attempt.
 */
export function isOutage(thrown: unknown): boolean {
  if (!isError(thrown)) return false
  if (isThrottlingError(thrown) || isTransientError(thrown) || isServerError(thrown)) return true
  const { data } = z.safeParse(cancelledSchema, thrown)
  return data?.CancellationReasons.every(({ Code = 'None' }) => passingReasons.has(Code)) ?? false
}

type SdkError = Parameters<typeof isTransientError>[0]
const isError = (thrown: unknown): thrown is SdkError =>
  thrown instanceof Error && (thrown.cause === undefined || isError(thrown.cause))
