import { paginateScan, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { historyPartition } from '../../../functions/src/data/history/history-keys.ts'
import { unpack } from '../../../functions/src/data/history/packed-states.ts'
import { propertyPartition } from '../../../functions/src/data/keys.ts'
import { queryAll } from '../../../functions/src/data/table/read.ts'
import type { Table } from '../../../functions/src/data/table/table.ts'
import { viewPartition } from '../../../functions/src/data/views/view-keys.ts'

export const viewsOf = (table: Table, propertyId: string) =>
  queryAll(table, {
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': viewPartition(propertyId) },
  })

/** Change records outlive their property. */
export async function countItems({ client, name }: Table): Promise<number | undefined> {
  const { Count } = await client.send(
    new ScanCommand({
      TableName: name,
      Select: 'COUNT',
      FilterExpression: 'NOT begins_with(PK, :history)',
      ExpressionAttributeValues: { ':history': historyPartition('') },
    }),
  )
  return Count
}

/** Oldest first, with parsed states. */
export async function recordsOf(table: Table, home: string) {
  const items = await queryAll(table, {
    KeyConditionExpression: 'PK = :pk',
    ExpressionAttributeValues: { ':pk': historyPartition(home) },
  })
  return items.map(({ states, ...record }) => ({ ...record, ...unpack(states) }))
}

/** `<PK> <SK>` of properties and of everything below them. */
export async function keysOfProperties({ client, name }: Table): Promise<string[]> {
  const keys: string[] = []
  const query = { TableName: name, ConsistentRead: true, ProjectionExpression: 'PK, SK' }
  for await (const { Items = [] } of paginateScan({ client }, query))
    keys.push(...Items.map(({ PK, SK }) => `${PK} ${SK}`))
  return keys.filter((key) => key.startsWith(propertyPartition('')))
}

export async function spoil({ client, name }: Table, key: Record<string, string>, field: string): Promise<void> {
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: key,
      UpdateExpression: 'SET #field = :value',
      ExpressionAttributeNames: { '#field': field },
      ExpressionAttributeValues: { ':value': 'three' },
    }),
  )
}
