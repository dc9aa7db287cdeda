import { setting, type TransactionItem } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

/** A property or unit starts at this version. Every change by a person adds one; background work never does. */
export const firstVersion = 1

type Key = Record<string, string>

/** Sets fields of an item and moves its version on; is stale unless the version is still the one that was read. */
export function updateVersioned(key: Key, version: number, fields: Record<string, unknown>): TransactionItem {
  const { ExpressionAttributeValues, ...update } = setting({ ...fields, version: version + 1 })
  return {
    Update: {
      Key: key,
      ConditionExpression: 'version = :read',
      ...update,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':read': version },
    },
    refusal: stale,
  }
}

/** Deletes an item; is stale unless its version is still the one that was read. */
export const deleteVersioned = (key: Key, version: number): TransactionItem => ({
  Delete: {
    Key: key,
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  refusal: stale,
})
