import type { ChangeAction, ChangeSubject } from '@porchlight/contract/history/history'
import type { Table } from '../table/table.ts'
import { putItem, type TransactionItem } from '../table/transact.ts'
import { activityKey, historyKey } from './history-keys.ts'
import { pack, type State } from './packed-states.ts'

const keptMs = 365 * 86_400_000

interface Change {
  of: ChangeSubject
  action: ChangeAction
  /** What was there; absent when there was nothing. */
  before?: State
  /** What is there now; absent when nothing is any more. */
  after?: State
}

/**
 * The record of a change, for the transaction that makes it: who (`by` of the table), when, what was done, and the
 * states on both sides of it. It expires after a year.
 */
export function recordChange(table: Table, { of, action, before, after }: Change): TransactionItem {
  const now = new Date()
  const [at, unique] = [now.toISOString(), crypto.randomUUID()]
  return putItem({
    ...historyKey(of.home, at, unique),
    ...activityKey(at, unique),
    action,
    of,
    by: table.by,
    states: pack({ before, after }),
    expire: Math.ceil((now.getTime() + keptMs) / 1000),
  })
}
