import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Actor } from '@porchlight/contract/history/history'
import { type User, userSchema } from '@porchlight/contract/people/session'
import * as z from 'zod/mini'
import { unauthorized } from '../../errors.ts'
import { invitationsKey, userKey } from '../keys.ts'
import { parseItem } from '../table/parse-stored.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, setting, type TransactionItem, transact } from '../table/transact.ts'

/** What the user pool says about a person; id is its `sub`. */
type UserFields = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>

/**
 * Stores the person at the first sign-in and updates the person at every later one. Gives up to when sign-ins of this
 * person were ended, in epoch ms; 0 when none were.
 */
export async function recordUser({ client, name }: Table, fields: UserFields, now: Date): Promise<number> {
  const time = now.toISOString()
  const { UpdateExpression, ...values } = setting({ ...fields, updatedAt: time, seenAt: time })
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: name,
      Key: userKey(fields.id),
      UpdateExpression: `${UpdateExpression}, createdAt = if_not_exists(createdAt, :updatedAt)`,
      ...values,
      ReturnValues: 'ALL_NEW',
    }),
  )
  return standingOf(fields.id, Attributes).signedOutAt
}

/** The person by the user pool's `sub`, or undefined when that person has never signed in here. */
export async function findUser(table: Table, id: string): Promise<User | undefined> {
  const item = await getItem(table, userKey(id))
  return item && parseItem(userSchema, item)
}

const standingSchema = z.object({
  id: z.optional(z.string()),
  email: z.optional(z.string()),
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
  signedOutAt: z.optional(z.iso.datetime()),
  seenAt: z.optional(z.iso.datetime()),
  invitedAt: z.optional(z.iso.datetime()),
})

/** What the site has noted of somebody. */
interface Standing {
  /** The name that changes are recorded with. */
  actor: Actor
  /** Up to when everything that this person signed in with counts no more, in epoch ms; 0 when nothing was ended. */
  signedOutAt: number
  /** When this person last used a session or a token, to the hour; undefined before the first sign-in. */
  seenAt: string | undefined
  /** When an invitation was last sent. */
  invitedAt: string | undefined
  /** Whether this person has signed in here, and was not removed since. */
  isKnown: boolean
}

function standingOf(id: string, item: unknown): Standing {
  const { id: known, email, firstName, lastName, signedOutAt, ...times } = parseItem(standingSchema, item)
  const name = [firstName, lastName].filter(Boolean).join(' ') || undefined
  return {
    actor: { id, name, email },
    signedOutAt: signedOutAt ? Date.parse(signedOutAt) : 0,
    seenAt: times.seenAt,
    invitedAt: times.invitedAt,
    isKnown: known !== undefined,
  }
}

/** What every call asks of its person. */
export async function findStanding(table: Table, id: string): Promise<Standing> {
  const read = 'PK, SK, id, email, firstName, lastName, signedOutAt, seenAt, invitedAt'
  return standingOf(id, (await getItem(table, userKey(id), read)) ?? userKey(id))
}

/** Notes that somebody was there, unless that was noted at `since` or later, or the person has been removed meanwhile. */
export async function noteSeen({ client, name }: Table, id: string, now: Date, since: Date): Promise<void> {
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

/** Notes that somebody was sent an invitation, who may never have signed in here. */
export async function recordInvitation({ client, name }: Table, id: string, now: Date): Promise<void> {
  const changes = setting({ invitedAt: now.toISOString() })
  await client.send(new UpdateCommand({ TableName: name, Key: userKey(id), ...changes }))
}

/** The end of what somebody who was removed has signed in with: after whatever may still be signed in with. */
const forGood = '9999-12-31T23:59:59.999Z'

/** Ends every session and token of a person that is older than `now`, from the next call on. */
export async function endSignIns({ client, name }: Table, id: string, now: Date): Promise<void> {
  const stamp = setting({ signedOutAt: now.toISOString() })
  const isLater = { ConditionExpression: 'attribute_not_exists(#signedOutAt) OR #signedOutAt < :signedOutAt' }
  await ifHolds(client.send(new UpdateCommand({ TableName: name, Key: userKey(id), ...stamp, ...isLater })))
}

/**
 * Ends all that somebody is or will be signed in with, from the next call on. `by` removes them: who was removed in this
 * way meanwhile removes nobody and gets `unauthorized`, so that of people who remove each other at once one is left.
 */
export async function endSignInsForGood(table: Table, id: string, by?: string): Promise<void> {
  const stamp = setting({ signedOutAt: forGood })
  const remover: TransactionItem[] = by
    ? [
        {
          ConditionCheck: {
            Key: userKey(by),
            ConditionExpression: 'attribute_not_exists(signedOutAt) OR signedOutAt < :forGood',
            ExpressionAttributeValues: { ':forGood': forGood },
          },
          refusal: unauthorized,
        },
      ]
    : []
  await transact(table, [{ Update: { Key: userKey(id), ...stamp } }, ...remover])
}

/** Sessions last 14 days, the refresh tokens behind them 30. */
const markOutlivesMs = 31 * 86_400_000

/** Forgets who somebody was whose account is about to be deleted; the mark stays while something might still be tried. */
export async function forgetUser({ client, name }: Table, id: string, now: Date): Promise<void> {
  const expire = Math.ceil((now.getTime() + markOutlivesMs) / 1000)
  const { UpdateExpression, ...values } = setting({ signedOutAt: forGood, expire })
  const known = 'id, email, firstName, lastName, profileImageUrl, createdAt, updatedAt, seenAt, invitedAt'
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: userKey(id),
      UpdateExpression: `${UpdateExpression} REMOVE ${known}`,
      ...values,
    }),
  )
}

/**
 * Counts an invitation that a person sends in the hour of `now` (UTC). False, having written nothing, when there were
 * `most` already.
 */
export async function countInvitation({ client, name }: Table, by: string, now: Date, most: number): Promise<boolean> {
  const counted = await ifHolds(
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: invitationsKey(by, now.toISOString().slice(0, 13)),
        UpdateExpression: 'SET expire = :expire ADD sent :one',
        ConditionExpression: 'attribute_not_exists(sent) OR sent < :most',
        ExpressionAttributeValues: { ':one': 1, ':most': most, ':expire': Math.floor(now.getTime() / 1000) + 7200 },
      }),
    ),
  )
  return counted !== undefined
}
