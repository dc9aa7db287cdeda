import type { Key } from '../keys.ts'
import { writeConflict } from '../table/retry-on-conflict.ts'
import type { TransactionItem } from '../table/transact.ts'

/** Every change by a person adds one; background work never does. */
export const firstVersion = 1

/** Increases the version. Throws a conflict unless the version is still `version`. */
export const updateVersioned = (key: Key, version: number, fields: Record<string, unknown>): TransactionItem => ({
  Change: { key, set: { ...fields, version: version + 1 }, expected: { version } },
  refusal: writeConflict,
})

/** Keeps the version, for the first step of a change whose last step increases it. Throws like `updateVersioned`. */
export const updateAtVersion = (key: Key, version: number, fields: Record<string, unknown>): TransactionItem => ({
  Change: { key, set: fields, expected: { version } },
  refusal: writeConflict,
})

/** Throws a conflict unless the version is still `version`. */
export const deleteVersioned = (key: Key, version: number): TransactionItem => ({
  Delete: {
    Key: key,
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  refusal: writeConflict,
})
