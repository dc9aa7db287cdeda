import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { leaseKey } from '../keys.ts'
import type { Table } from '../table/table.ts'
import { ifHolds } from '../table/transact.ts'

/**
 * `work` must not run twice at a time. The lease of a killed run expires after `holdMs`, which must exceed the
 * duration of the work. Throws while another run holds it.
 */
export async function withLease<T>(table: Table, lease: string, holdMs: number, work: () => Promise<T>): Promise<T> {
  const { client, name } = table
  const [owner, now] = [crypto.randomUUID(), Date.now()]
  const isTaken = await ifHolds(
    client.send(
      new PutCommand({
        TableName: name,
        Item: { ...leaseKey(lease), owner, until: new Date(now + holdMs).toISOString() },
        ConditionExpression: 'attribute_not_exists(PK) OR #until < :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': new Date(now).toISOString() },
      }),
    ),
  )
  if (!isTaken) throw new Error(`Another run holds the lease ${lease}`)
  try {
    return await work()
  } finally {
    await ifHolds(
      client.send(
        new DeleteCommand({
          TableName: name,
          Key: leaseKey(lease),
          ConditionExpression: '#owner = :owner',
          ExpressionAttributeNames: { '#owner': 'owner' },
          ExpressionAttributeValues: { ':owner': owner },
        }),
      ),
    )
  }
}
