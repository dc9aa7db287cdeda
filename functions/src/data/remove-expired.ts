import { trimHistory } from './history/trim-history.ts'
import { deletePermanently, removeFromTrash } from './properties/delete-permanently.ts'
import { expiredInTrash } from './properties/trash.ts'
import type { Table } from './table/table.ts'

/**
 * Removes properties that were deleted 30 days ago, remains of unfinished deletions and copies, and all but the last
 * 100 changes of each property. Tries everything, then throws the failures. Returns the number of removed properties.
 */
export async function removeExpired(table: Table, now: Date): Promise<number> {
  const failures: unknown[] = []
  await trimHistory(table, now).catch((error: unknown) => failures.push(error))
  const expired = await expiredInTrash(table, now)
  for (const id of expired) {
    try {
      await deletePermanently(table, id)
      await removeFromTrash(table, id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} removals failed`)
  return expired.length
}
