import * as z from 'zod/mini'
import { mapWithConcurrency } from '../../map-with-concurrency.ts'
import { recordChange } from '../history/record-change.ts'
import { gsi1, propertyKey, propertyListingKey, unlistedPartition } from '../keys.ts'
import { parseItem } from '../table/parse-stored.ts'
import { queryAll } from '../table/read.ts'
import type { Table } from '../table/table.ts'
import { transact } from '../table/transact.ts'
import { propertySubject } from './property-repository.ts'

const CONCURRENCY = 6
const waitingSchema = z.object({ id: z.string(), title: z.string(), GSI1SK: z.string() })

/**
 * Publishes each property in its own transaction. Skips one that was saved or deleted since the index was read.
 * Returns their number. Tries all, then throws if some could not be written.
 */
export async function publishDue(table: Table, now: Date): Promise<number> {
  const due = await queryAll(table, {
    IndexName: gsi1,
    // In the key an id follows the time after '#'; '$' is the next character, so it ends the range.
    KeyConditionExpression: 'GSI1PK = :unlisted AND GSI1SK < :now',
    ExpressionAttributeValues: { ':unlisted': unlistedPartition, ':now': `${now.toISOString()}$` },
  })
  const failures: unknown[] = []
  await mapWithConcurrency(due, CONCURRENCY, async (item) => {
    await publishOne(table, parseItem(waitingSchema, item)).catch((error: unknown) => failures.push(error))
  })
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} properties could not be made public`)
  return due.length
}

class AlreadyChanged extends Error {}

async function publishOne(table: Table, { id, title, GSI1SK }: z.infer<typeof waitingSchema>): Promise<void> {
  const move = {
    Change: {
      key: propertyKey(id),
      set: propertyListingKey(id),
      expected: { GSI1PK: unlistedPartition, GSI1SK },
    },
    refusal: () => new AlreadyChanged(),
  }
  try {
    await transact(table, [move, recordChange(table, { of: propertySubject(id, title), action: 'published' })])
  } catch (error) {
    if (!(error instanceof AlreadyChanged)) throw error
  }
}
