import type { Key } from '../keys.ts'
import { stale } from '../table/retry-on-conflict.ts'
import type { TransactionItem } from '../table/transact.ts'

/** Every change by a person adds one; background work never does. */
export const firstVersion = 1

/** Increases the version. Throws a conflict unless the version is still `version`. */
export const updateVersioned = (key: Key, version: number, fields: Record<string, unknown>): TransactionItem => ({
  Change: { key, set: { ...fields, version: version + 1 }, expected: { version } },
  refusal: stale,
})

/** Keeps the version, for the first step of a change whose last step increases it. Throws like `updateVersioned`. */
export const updateAtVersion = (key: Key, version: number, fields: Record<string, unknown>): TransactionItem => ({
  Change: { key, set: fields, expected: { version } },
  refusal: stale,
})

/** Throws a conflict unless the version is still `version`. */
export const deleteVersioned = (key: Key, version: number): TransactionItem => ({
  Delete: {
    Key: key,
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  refusal: stale,
})
