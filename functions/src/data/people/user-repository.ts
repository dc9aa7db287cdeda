import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type User, userSchema } from '@porchlight/contract/session'
import { userKey } from '../keys.ts'
import { getItem, parseItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { setting } from '../table/transact.ts'

/** What the user pool says about a person; id is its `sub`. */
type UserFields = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'profileImageUrl'>

/** Stores the person at the first sign-in and updates the person at every later one. */
export async function recordUser({ client, name }: Table, fields: UserFields, now: Date): Promise<User> {
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
  return parseItem(userSchema, Attributes)
}

/** The person by the user pool's `sub`, or undefined when that person has never signed in here. */
export async function findUser(table: Table, id: string): Promise<User | undefined> {
  const item = await getItem(table, userKey(id))
  return item && parseItem(userSchema, item)
}
