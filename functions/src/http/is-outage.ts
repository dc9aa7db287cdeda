import * as z from 'zod/mini'

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

const names = new Set([
  'TimeoutError',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionInProgressException',
])

const passingReasons = new Set(['None', 'TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

const faultSchema = z.object({
  name: z.optional(z.string()),
  code: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
  CancellationReasons: z.optional(z.array(z.object({ Code: z.optional(z.string()) }))),
})

/** Whether an error means that a dependency is down, too slow or too busy: a fault that passes. */
export function isOutage(thrown: unknown): boolean {
  const { data } = z.safeParse(faultSchema, thrown)
  if (!data) return false
  const { name = '', code = '', $metadata, CancellationReasons } = data
  return (
    names.has(name) ||
    networkCodes.has(code) ||
    ($metadata?.httpStatusCode ?? 0) >= 500 ||
    (CancellationReasons?.every(({ Code = 'None' }) => passingReasons.has(Code)) ?? false)
  )
}
