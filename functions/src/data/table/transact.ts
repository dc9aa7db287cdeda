import { setTimeout } from 'node:timers/promises'
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand, type TransactWriteCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { conflict, unavailable } from '../../errors.ts'
import type { Key } from '../keys.ts'
import { type ItemChange, mergeChanges, updateOf } from './item-change.ts'
import type { Table } from './table.ts'

type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/**
 * One write of a transaction, and the error when its condition fails. Unlike other writes, several changes (`Change`)
 * may name the same item: they become one.
 */
export type TransactionItem = { [Kind in keyof Writes]: Omit<NonNullable<Writes[Kind]>, 'TableName'> } & {
  Change?: ItemChange
  refusal?: () => Error
}

/** DynamoDB's limit. */
export const MAX_TRANSACTION_ITEMS = 100

const attempts = 9
const firstDelayMs = 20
const maxDelayMs = 400

/**
 * Writes all items or none. The token makes a repetition of the same transaction harmless for 10
 * minutes, so that a lost response causes no second write. Only a collision with another transaction is retried, with
 * growing random delays of at most 2 s in sum; then it is `unavailable`.
 */
export async function transact({ client, name }: Table, parts: readonly TransactionItem[]): Promise<void> {
  const items = withUpdates(parts)
  const here = <T>(write: T | undefined) => write && { TableName: name, ...write }
  const writes = items.map(({ ConditionCheck, Put, Delete, Update }) => ({
    ConditionCheck: here(ConditionCheck),
    Put: here(Put),
    Delete: here(Delete),
    Update: here(Update),
  }))
  const command = { TransactItems: writes, ClientRequestToken: crypto.randomUUID() }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.send(new TransactWriteCommand(command))
      return
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error
      const codes = error.CancellationReasons?.map(({ Code }) => Code) ?? []
      const refused = items[codes.indexOf('ConditionalCheckFailed')]?.refusal
      if (refused) throw refused()
      if (!codes.includes('TransactionConflict')) throw error
      if (attempt === attempts) throw unavailable(error)
      await setTimeout(Math.random() * Math.min(maxDelayMs, firstDelayMs * 2 ** attempt))
    }
  }
}

/** Each item has one update; the first change of an item determines the error. */
function withUpdates(items: readonly TransactionItem[]): TransactionItem[] {
  const byKey = new Map<string, { change: ItemChange; refusal: (() => Error) | undefined }>()
  for (const { Change, refusal } of items) {
    if (!Change) continue
    const key = JSON.stringify([Change.key.PK, Change.key.SK])
    const before = byKey.get(key)
    byKey.set(key, before ? { ...before, change: mergeChanges(before.change, Change) } : { change: Change, refusal })
  }
  const updates = [...byKey.values()].map(({ change, refusal }) => ({
    Update: updateOf(change),
    ...(refusal && { refusal }),
  }))
  return [...updates, ...items.filter(({ Change }) => !Change)]
}

/** Returns false without writing if the item is missing or an expected attribute differs. */
export async function updateItem({ client, name }: Table, change: ItemChange): Promise<boolean> {
  const updated = await ifHolds(client.send(new UpdateCommand({ TableName: name, ...updateOf(change) })))
  return updated !== undefined
}

/** Returns undefined if the condition of the write fails. */
export async function ifHolds<T>(write: Promise<T>): Promise<T | undefined> {
  try {
    return await write
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined
    throw error
  }
}

/** Throws `conflict` if the item exists; `what` names the entity. */
export const putNew = (Item: Record<string, unknown>, what: string): TransactionItem => ({
  Put: { Item, ConditionExpression: 'attribute_not_exists(PK)' },
  refusal: () => conflict(`${what} with this id exists already`),
})

/** Overwrites an existing item. */
export const putItem = (Item: Record<string, unknown>): TransactionItem => ({ Put: { Item } })

/** A missing item is fine. */
export const deleteItem = ({ PK, SK }: Key): TransactionItem => ({ Delete: { Key: { PK, SK } } })

/** Deletes any number of items. Missing ones are fine. */
export async function deleteItems(table: Table, keys: readonly Key[]): Promise<void> {
  for (let at = 0; at < keys.length; at += MAX_TRANSACTION_ITEMS)
    await transact(table, keys.slice(at, at + MAX_TRANSACTION_ITEMS).map(deleteItem))
}

/** Writes nothing. Throws `refusal` if the item is missing, or with `there` false if it exists. */
export const checkItem = (Key: Record<string, string>, there: boolean, refusal: () => Error): TransactionItem => ({
  ConditionCheck: { Key, ConditionExpression: there ? 'attribute_exists(PK)' : 'attribute_not_exists(PK)' },
  refusal,
})
