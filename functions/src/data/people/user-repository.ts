import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Actor } from '@porchlight/contract/history/history'
import { type User, userSchema } from '@porchlight/contract/people/session'
import * as z from 'zod/mini'
import { unauthorized } from '../../errors.ts'
import { invitationsKey, userKey } from '../keys.ts'
import { updateOf } from '../table/item-change.ts'
import { parseItem } from '../table/parse-stored.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, type TransactionItem, transact, updateItem } from '../table/transact.ts'

/** The id is `sub` of the user pool. */
type UserFields = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>

/** Returns until when the person's earlier sign-ins were ended, in epoch ms; 0 if they were not. */
export async function recordUser({ client, name }: Table, fields: UserFields, now: Date): Promise<number> {
  const time = now.toISOString()
  const set = { ...fields, updatedAt: time, seenAt: time }
  const { UpdateExpression, ...update } = updateOf({ key: userKey(fields.id), creates: true, set })
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: name,
      ...update,
      UpdateExpression: `${UpdateExpression}, createdAt = if_not_exists(createdAt, :now)`,
      ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':now': time },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return signInStateOf(fields.id, Attributes).signedOutAt
}

/** Returns undefined before the first sign-in. */
export async function findUser(table: Table, id: string): Promise<User | undefined> {
  const item = await getItem(table, userKey(id))
  return item && parseItem(userSchema, item)
}

const signInStateSchema = z.object({
  id: z.optional(z.string()),
  email: z.optional(z.string()),
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  signedOutAt: z.optional(z.iso.datetime()),
  seenAt: z.optional(z.iso.datetime()),
  invitedAt: z.optional(z.iso.datetime()),
})

interface SignInState {
  /** Change records have this name. */
  actor: Actor
  /** Sessions and tokens from before this time are invalid, in epoch ms; 0 if none were ended. */
  signedOutAt: number
  /** Last use of a session or token, to the hour; undefined before the first sign-in. */
  seenAt: string | undefined
  invitedAt: string | undefined
  /** Whether the person has signed in and was not removed since. */
  isKnown: boolean
}

function signInStateOf(id: string, item: unknown): SignInState {
  const { id: storedId, email, firstName, lastName, signedOutAt, ...times } = parseItem(signInStateSchema, item)
  const name = [firstName, lastName].filter(Boolean).join(' ') || undefined
  return {
    actor: { id, name, email },
    signedOutAt: signedOutAt ? Date.parse(signedOutAt) : 0,
    seenAt: times.seenAt,
    invitedAt: times.invitedAt,
    isKnown: storedId !== undefined,
  }
}

/** Every call checks these facts. */
export async function findSignInState(table: Table, id: string): Promise<SignInState> {
  const read = 'PK, SK, id, email, firstName, lastName, signedOutAt, seenAt, invitedAt'
  return signInStateOf(id, (await getItem(table, userKey(id), read)) ?? userKey(id))
}

/** Does nothing if the use was recorded since `since` or the person was removed. */
export async function recordLastSeen({ client, name }: Table, id: string, now: Date, since: Date): Promise<void> {
  await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: userKey(id),
        UpdateExpression: 'SET seenAt = :now',
        ConditionExpression: 'attribute_exists(id) AND (attribute_not_exists(seenAt) OR seenAt < :since)',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':since': since.toISOString() },
      }),
    ),
  )
}

/** The person may never have signed in. */
export async function recordInvitation(table: Table, id: string, now: Date): Promise<void> {
  await updateItem(table, { key: userKey(id), creates: true, set: { invitedAt: now.toISOString() } })
}

/** A removed person's sign-ins stay ended longer than any of them can last. */
const END_OF_TIME = '9999-12-31T23:59:59.999Z'

/** Ends every session and token from before `now`, from the next call on. */
export async function endSignIns({ client, name }: Table, id: string, now: Date): Promise<void> {
  await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: userKey(id),
        UpdateExpression: 'SET signedOutAt = :now',
        ConditionExpression: 'attribute_not_exists(signedOutAt) OR signedOutAt < :now',
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
    ),
  )
}

/**
 * Ends all present and future sign-ins, from the next call on. `by` removes them: a remover who was removed at the
 * same time gets `unauthorized`, so of people who remove each other one is left.
 */
export async function endSignInsPermanently(table: Table, id: string, by?: string): Promise<void> {
  const remover: TransactionItem[] = by
    ? [
        {
          ConditionCheck: {
            Key: userKey(by),
            ConditionExpression: 'attribute_not_exists(signedOutAt) OR signedOutAt < :end',
            ExpressionAttributeValues: { ':end': END_OF_TIME },
          },
          refusal: unauthorized,
        },
      ]
    : []
  const end = { key: userKey(id), creates: true, set: { signedOutAt: END_OF_TIME } }
  await transact(table, [{ Change: end }, ...remover])
}

/** Sessions last 14 days, the refresh tokens behind them 30. */
const SIGN_OUT_RETENTION_MS = 31 * 86_400_000

/** Runs before the account is deleted. The end of sign-ins stays while tokens might still be used. */
export async function forgetUser(table: Table, id: string, now: Date): Promise<void> {
  const expire = Math.ceil((now.getTime() + SIGN_OUT_RETENTION_MS) / 1000)
  const set = { ...forgotten, signedOutAt: END_OF_TIME, expire }
  await updateItem(table, { key: userKey(id), creates: true, set })
}

const names = ['id', 'email', 'firstName', 'lastName', 'profileImageUrl']
const times = ['createdAt', 'updatedAt', 'seenAt', 'invitedAt']
const forgotten = Object.fromEntries([...names, ...times].map((attribute) => [attribute, undefined]))

/** Counts in the sender's hour of `now` (UTC). Returns false without writing if the limit is reached. */
export async function countInvitation(
  { client, name }: Table,
  by: string,
  now: Date,
  maxInvitations: number,
): Promise<boolean> {
  const counted = await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: invitationsKey(by, now.toISOString().slice(0, 13)),
        UpdateExpression: 'SET expire = :expire ADD sent :one',
        ConditionExpression: 'attribute_not_exists(sent) OR sent < :max',
        ExpressionAttributeValues: {
          ':one': 1,
          ':max': maxInvitations,
          ':expire': Math.floor(now.getTime() / 1000) + 7200,
        },
      }),
    ),
  )
  return counted !== undefined
}
