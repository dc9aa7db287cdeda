import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { sessionKey } from '../keys.ts'
import { parseItem } from '../table/parse-stored.ts'
import { getItem } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { ifHolds, updateItem } from '../table/transact.ts'

const sessionSchema = z.object({
  sub: z.string(),
  email: z.string(),
  groups: z.array(z.string()),
  /** Encrypted with the session id, which is not in the table. */
  refreshToken: z.string(),
  checkedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Epoch seconds. */
  expire: z.int(),
})
export type Session = z.infer<typeof sessionSchema>

/** `sidHash` is the SHA-256 of the session id, in hexadecimal. */
export async function createSession({ client, name }: Table, sidHash: string, session: Session): Promise<void> {
  await client.send(new PutCommand({ TableName: name, Item: { ...sessionKey(sidHash), ...session } }))
}

/** `now` is in epoch ms. Returns undefined for an expired session. */
export async function findSession(table: Table, sidHash: string, now: number): Promise<Session | undefined> {
  const item = await getItem(table, sessionKey(sidHash))
  const session = item && parseItem(sessionSchema, item)
  return session && session.expire * 1000 > now ? session : undefined
}

/** Returns false without storing anything if the session was signed out in the meantime. */
export const updateSession = (
  table: Table,
  sidHash: string,
  { email, groups, refreshToken, checkedAt, expire }: Omit<Session, 'sub' | 'createdAt'>,
): Promise<boolean> =>
  updateItem(table, { key: sessionKey(sidHash), set: { email, groups, refreshToken, checkedAt, expire } })

/** Keeps a session that was created after `until`. A missing session is fine. */
export async function deleteSession({ client, name }: Table, sidHash: string, until?: Date): Promise<void> {
  const condition = until && {
    ConditionExpression: 'createdAt <= :until',
    ExpressionAttributeValues: { ':until': until.toISOString() },
  }
  await ifHolds(client.send(new DeleteCommand({ TableName: name, Key: sessionKey(sidHash), ...condition })))
}
