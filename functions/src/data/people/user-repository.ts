import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Actor } from '@porchlight/contract/history'
import { type User, userSchema } from '@porchlight/contract/session'
import * as z from 'zod/mini'
import { userKey } from '../keys.ts'
import { getItem, parseItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { setting } from '../table/transact.ts'

/** What the user pool says about a person; id is its `sub`. */
type UserFields = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>

/**
 * Stores the person at the first sign-in and updates the person at every later one. Gives up to when sign-ins of this
 * person were ended, in epoch ms; 0 when none were.
 */
export async function recordUser({ client, name }: Table, fields: UserFields, now: Date): Promise<number> {
  const { UpdateExpression, ...values } = setting({ ...fields, updatedAt: now.toISOString() })
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: name,
      Key: userKey(fields.id),
      UpdateExpression: `${UpdateExpression}, createdAt = if_not_exists(createdAt, :updatedAt)`,
      ...values,
      ReturnValues: 'ALL_NEW',
    }),
  )
  return stampOf(Attributes)
}

/** The person by the user pool's `sub`, or undefined when that person has never signed in here. */
export async function findUser(table: Table, id: string): Promise<User | undefined> {
  const item = await getItem(table, userKey(id))
  return item && parseItem(userSchema, item)
}

const stampSchema = z.object({ signedOutAt: z.optional(z.iso.datetime()) })

function stampOf(item: unknown): number {
  const { signedOutAt: stamp } = parseItem(stampSchema, item)
  return stamp ? Date.parse(stamp) : 0
}

const namesSchema = z.object({
  email: z.optional(z.string()),
  firstName: z.optional(z.nullable(z.string())),
  lastName: z.optional(z.nullable(z.string())),
})

/**
 * What every call asks of its person: the name that changes are recorded with, and up to when everything that this
 * person signed in with counts no more, in epoch ms; 0 when nothing was ended.
 */
export async function findStanding(table: Table, id: string): Promise<{ actor: Actor; signedOutAt: number }> {
  const item = await getItem(table, userKey(id), 'PK, SK, signedOutAt, email, firstName, lastName')
  if (!item) return { actor: { id }, signedOutAt: 0 }
  const { email, firstName, lastName } = parseItem(namesSchema, item)
  const name = [firstName, lastName].filter(Boolean).join(' ') || undefined
  return { actor: { id, name, email }, signedOutAt: stampOf(item) }
}

/** Ends every session and token of a person that is older than `now`, from the next call on. */
export async function endSignIns({ client, name }: Table, id: string, now: Date): Promise<void> {
  const stamp = setting({ signedOutAt: now.toISOString() })
  await client.send(new UpdateCommand({ TableName: name, Key: userKey(id), ...stamp }))
}

/** Sessions last 14 days, the refresh tokens behind them 30. */
const stampOutlivesMs = 31 * 86_400_000

/** Ends the sign-ins of somebody who is not to come back, and forgets who it was; the stamp stays while it is needed. */
export async function forgetUser({ client, name }: Table, id: string, now: Date): Promise<void> {
  const expire = Math.ceil((now.getTime() + stampOutlivesMs) / 1000)
  const { UpdateExpression, ...values } = setting({ signedOutAt: now.toISOString(), expire })
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: userKey(id),
      UpdateExpression: `${UpdateExpression} REMOVE id, email, firstName, lastName, profileImageUrl, createdAt, updatedAt`,
      ...values,
    }),
  )
}
