import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { heroChangesKey } from '../keys.ts'
import { parseItem } from '../table/parse-item.ts'
import type { Table } from '../table/table.ts'
import type { Step } from '../table/transact.ts'
import { stale } from '../table/while-stale.ts'

const changesSchema = z.object({ changes: z.int() })

/** How often the hero images have changed so far. */
export async function countChanges({ client, name }: Table): Promise<number> {
  const { Item } = await client.send(new GetCommand({ TableName: name, Key: heroChangesKey, ConsistentRead: true }))
  return Item ? parseItem(changesSchema, Item).changes : 0
}

/** Counts a change that was made from what there was after `changes` of them; is stale when there were more since. */
export const changeHero = ({ name }: Table, changes: number): Step => ({
  write: {
    Update: {
      TableName: name,
      Key: heroChangesKey,
      ConditionExpression: 'changes = :read OR (attribute_not_exists(changes) AND :read = :none)',
      UpdateExpression: 'SET changes = :next',
      ExpressionAttributeValues: { ':read': changes, ':none': 0, ':next': changes + 1 },
    },
  },
  refusal: stale,
})
