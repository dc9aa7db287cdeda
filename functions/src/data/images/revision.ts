import * as z from 'zod/mini'
import { setting, type TransactionItem } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

/**
 * Counters of an item that has images. `version` counts saves; `imageSet` counts changes of which images there are.
 * A save that writes every image anew needs only `imageSet` unchanged, so that many saves at once do not collide; one
 * that writes only the images that differ needs both unchanged.
 */
export const revisionSchema = z.object({ version: z.optional(z.int()), imageSet: z.optional(z.int()) })
export type Revision = z.infer<typeof revisionSchema>
export const firstRevision = { version: 1, imageSet: 1 }

interface Change {
  key: Record<string, string>
  /** Attributes to set, by name. */
  fields: Record<string, unknown>
  /** Counters as they were read, which must not have changed since. */
  expected: Revision
  moves: readonly (keyof Revision)[]
}

/** Changes an item that exists and whose expected counters stand as they were read; is stale otherwise. */
export function updateWithRevision({ key, fields, expected, moves }: Change): TransactionItem {
  const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = setting(fields)
  const { ConditionExpression, values } = asRead(expected)
  return {
    Update: {
      Key: key,
      ConditionExpression,
      UpdateExpression: `${UpdateExpression} ADD ${moves.map((counter) => `${counter} :one`).join(', ')}`,
      ExpressionAttributeNames,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ...values, ':one': 1 },
    },
    refusal: stale,
  }
}

/** Removes an item whose counters stand as they were read; is stale otherwise. */
export function deleteWithRevision(Key: Record<string, string>, { version, imageSet }: Revision): TransactionItem {
  const { ConditionExpression, values } = asRead({ version, imageSet })
  const ExpressionAttributeValues = Object.keys(values).length > 0 ? values : undefined
  return { Delete: { Key, ConditionExpression, ExpressionAttributeValues }, refusal: stale }
}

/** The condition that an item exists and its counters stand as they were read. */
export function asRead(expected: Revision) {
  const counters = Object.entries(expected)
  const conditions = counters.map(([counter, value]) =>
    value === undefined ? `attribute_not_exists(${counter})` : `${counter} = :read_${counter}`,
  )
  return {
    ConditionExpression: ['attribute_exists(PK)', ...conditions].join(' AND '),
    values: Object.fromEntries(
      counters.flatMap(([counter, value]) => (value === undefined ? [] : [[`:read_${counter}`, value]])),
    ),
  }
}
