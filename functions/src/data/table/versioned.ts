import type { Key } from '../keys.ts'
import type { TransactionItem } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

/** A property or unit starts at this version. Every change by a person adds one; background work never does. */
export const firstVersion = 1

/** Sets fields of an item and moves its version on; is stale unless the version is still the one that was read. */
export const updateVersioned = (key: Key, version: number, fields: Record<string, unknown>): TransactionItem => ({
  Change: { key, set: { ...fields, version: version + 1 }, expected: { version } },
  refusal: stale,
})

/** Sets fields of an item for the first step of a change, whose last step moves the version; is stale like `updateVersioned`. */
export const updateAtVersion = (key: Key, version: number, fields: Record<string, unknown>): TransactionItem => ({
  Change: { key, set: fields, expected: { version } },
  refusal: stale,
})

/** Deletes an item; is stale unless its version is still the one that was read. */
export const deleteVersioned = (key: Key, version: number): TransactionItem => ({
  Delete: {
    Key: key,
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  refusal: stale,
})
