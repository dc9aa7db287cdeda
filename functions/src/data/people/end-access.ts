import type { UserPool } from '../../aws/user-pool.ts'
import type { Table } from '../table/table.ts'
import { type Account, deleteAccount, disableAccount, revokeTokens } from './account-repository.ts'
import { endSignIns, endSignInsPermanently, forgetUser } from './user-repository.ts'

export interface AccountStores {
  pool: UserPool
  table: Table
}

/** Ends all sign-ins from the next request on. The person may sign in again. */
export async function signOutAccount({ pool, table }: AccountStores, account: Account, now: Date): Promise<void> {
  await revokeTokens(pool, account)
  await endSignIns(table, account.id, now)
}

/**
 * Ends all sign-ins from the next request on and deletes the account. `by` is the id of the administrator who removes
 * it, if there is one. Can be repeated after an interruption: the account, which finds the person, is deleted last.
 */
export async function removeAccount(
  { pool, table }: AccountStores,
  account: Account,
  { by, now }: { by?: string; now: Date },
): Promise<void> {
  await endSignInsPermanently(table, account.id, by)
  await disableAccount(pool, account)
  await forgetUser(table, account.id, now)
  await revokeTokens(pool, account)
  await deleteAccount(pool, account)
}
