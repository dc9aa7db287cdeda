import type { Table } from '../table/table.ts'
import { MAX_TRANSACTION_ITEMS, putItem, type TransactionItem, transact } from '../table/transact.ts'

/**
 * The items are invisible because their parent does not exist yet. A later transaction that writes the parent makes
 * all of them appear. Each transaction contains `condition`.
 */
export async function writeHidden(
  table: Table,
  items: readonly Record<'PK' | 'SK', string>[],
  condition: TransactionItem,
): Promise<void> {
  const each = MAX_TRANSACTION_ITEMS - 1
  for (let at = 0; at < items.length; at += each)
    await transact(table, [condition, ...items.slice(at, at + each).map((item) => putItem({ ...item }))])
}
