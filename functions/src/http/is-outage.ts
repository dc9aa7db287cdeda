import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry'
import * as z from 'zod/mini'

/** A retry may solve these reasons of a cancelled transaction. */
const passingReasons = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])
const cancelledSchema = z.object({ CancellationReasons: z.array(z.object({ Code: z.optional(z.string()) })) })

/**
 * A dependency is down, too slow or overloaded, by the SDK's own list of retryable errors. The SDK throws after the
 * last attempt.
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
