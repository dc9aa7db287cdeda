import { type CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider'
import {
  type Account,
  accountOf,
  createAccount,
  deleteAccount,
  disableAccount,
  findAccount,
  isInAdminGroup,
  joinAdmins,
  revokeTokens,
  sendInvitationAgain,
} from '@porchlight/functions/data/people/account-repository'
import {
  endSignIns,
  endSignInsForGood,
  forgetUser,
  recordInvitation,
} from '@porchlight/functions/data/people/user-repository'
import type { Table } from '@porchlight/functions/data/table/table'
import { OperationError } from '../stages.ts'

/** Where the family's accounts are, and what the site knows of them. */
export interface People {
  pool: { client: CognitoIdentityProviderClient; id: string }
  table: Table
}

export interface Member extends Account {
  isAdmin: boolean
}

/**
 * Invites somebody as an administrator; Cognito sends the message with a temporary password, and once more to somebody
 * who has not followed it yet. Gives what came of it.
 */
export async function invite(
  { pool, table }: People,
  email: string,
): Promise<'invited' | 'invited again' | 'member already'> {
  const made = await createAccount(pool, checked(email))
  const account = made ?? (await find(pool, email))
  await joinAdmins(pool, account)
  if (!made && account.status !== 'FORCE_CHANGE_PASSWORD') return 'member already'
  if (!made) await sendInvitationAgain(pool, account)
  await recordInvitation(table, account.id, new Date())
  return made ? 'invited' : 'invited again'
}

/** Takes somebody out: from the next call on nothing that they signed in with counts, and the account is gone. */
export async function remove({ pool, table }: People, email: string): Promise<void> {
  const account = await find(pool, email)
  await endSignInsForGood(table, account.id)
  // In this order one that is cut off can be repeated: the account, by which the person is found, goes last.
  await disableAccount(pool, account)
  await forgetUser(table, account.id, new Date())
  await revokeTokens(pool, account)
  await deleteAccount(pool, account)
}

/** Ends everything that somebody is signed in with, on every device; they may sign in again. */
export async function signOut({ pool, table }: People, email: string): Promise<void> {
  const account = await find(pool, email)
  await revokeTokens(pool, account)
  await endSignIns(table, account.id, new Date())
}

/** Everybody who has an account, by e-mail address. */
export async function list({ pool }: People): Promise<Member[]> {
  const members: Member[] = []
  for await (const { Users = [] } of paginateListUsers({ client: pool.client }, { UserPoolId: pool.id })) {
    for (const account of Users.map(accountOf))
      members.push({ ...account, isAdmin: await isInAdminGroup(pool, account) })
  }
  return members.toSorted((a, b) => (a.email < b.email ? -1 : 1))
}

async function find(pool: People['pool'], email: string): Promise<Account> {
  const account = await findAccount(pool, checked(email))
  if (!account) throw new OperationError(`Nobody has an account with ${email}.`)
  return account
}

function checked(email: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email.toLowerCase()
  throw new OperationError(`"${email}" is no e-mail address.`)
}
