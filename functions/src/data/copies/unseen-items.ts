import type { Table } from '../table/table.ts'
import { putItem, type TransactionItem, transact } from '../table/transact.ts'

/** DynamoDB's limit of the items of one transaction. */
const MOST_ITEMS = 100

/**
 * Writes items that nobody sees yet, since what they lie below does not exist: however many they are, one transaction
 * then makes all of them appear. `condition` belongs to each of the transactions that write them.
 */
export async function writeUnseen(
  table: Table,
  items: readonly Record<'PK' | 'SK', string>[],
  condition: TransactionItem,
): Promise<void> {
  const each = MOST_ITEMS - 1
  for (let at = 0; at < items.length; at += each)
    await transact(table, [condition, ...items.slice(at, at + each).map((item) => putItem({ ...item }))])
}
