import type { ChangeAction, ChangeSubject } from '@porchlight/contract/history/history'
import type { Table } from '../table/table.ts'
import { putItem, type TransactionItem } from '../table/transact.ts'
import { activityKey, historyKey } from './history-keys.ts'
import { pack, type State } from './packed-states.ts'

const RETENTION_MS = 365 * 86_400_000

interface Change {
  of: ChangeSubject
  action: ChangeAction
  /** Absent for a creation. */
  before?: State
  /** Absent for a deletion. */
  after?: State
}

/** Returns a part of the change's transaction. The record expires after a year. */
export function recordChange(table: Table, { of, action, before, after }: Change): TransactionItem {
  const now = new Date()
  const [at, unique] = [now.toISOString(), crypto.randomUUID()]
  return putItem({
    ...historyKey(of.historyId, at, unique),
    ...activityKey(at, unique),
    action,
    of,
    by: table.by,
    group: table.group,
    states: pack({ before, after }),
    expire: Math.ceil((now.getTime() + RETENTION_MS) / 1000),
  })
}
