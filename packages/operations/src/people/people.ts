import { type CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider'
import { invitationSchema } from '@porchlight/contract/people/people'
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
  endSignInsPermanently,
  forgetUser,
  recordInvitation,
} from '@porchlight/functions/data/people/user-repository'
import type { Table } from '@porchlight/functions/data/table/table'
import { OperationError } from '../stages.ts'

/** The table has the sessions. */
export interface People {
  pool: { client: CognitoIdentityProviderClient; id: string }
  table: Table
}

export interface Member extends Account {
  isAdmin: boolean
}

/** Cognito sends a temporary password, and sends it again to a person who has not signed in yet. */
export async function invite(
  { pool, table }: People,
  email: string,
): Promise<'invited' | 'invited again' | 'member already'> {
  const made = await createAccount(pool, emailFrom(email))
  const account = made ?? (await find(pool, email))
  await joinAdmins(pool, account)
  if (!made && account.status !== 'FORCE_CHANGE_PASSWORD') return 'member already'
  if (!made) await sendInvitationAgain(pool, account)
  await recordInvitation(table, account.id, new Date())
  return made ? 'invited' : 'invited again'
}

/** Ends the sessions and deletes the account. Both take effect with the next request. */
export async function remove({ pool, table }: People, email: string): Promise<void> {
  const account = await find(pool, email)
  await endSignInsPermanently(table, account.id)
  // The account is needed to find the person, so it is deleted last. An interrupted removal can be repeated.
  await disableAccount(pool, account)
  await forgetUser(table, account.id, new Date())
  await revokeTokens(pool, account)
  await deleteAccount(pool, account)
}

/** Ends the sessions on every device. The person may sign in again. */
export async function signOut({ pool, table }: People, email: string): Promise<void> {
  const account = await find(pool, email)
  await revokeTokens(pool, account)
  await endSignIns(table, account.id, new Date())
}

/** Sorted by email address. */
export async function list({ pool }: People): Promise<Member[]> {
  const members: Member[] = []
  for await (const { Users = [] } of paginateListUsers({ client: pool.client }, { UserPoolId: pool.id })) {
    for (const account of Users.map(accountOf))
      members.push({ ...account, isAdmin: await isInAdminGroup(pool, account) })
  }
  return members.toSorted((a, b) => (a.email < b.email ? -1 : 1))
}

async function find(pool: People['pool'], email: string): Promise<Account> {
  const account = await findAccount(pool, emailFrom(email))
  if (!account) throw new OperationError(`Nobody has an account with ${email}.`)
  return account
}

/** Reads the text as the invitation form does. Throws OperationError with the form's message. */
export function emailFrom(text: string): string {
  const { data, error } = invitationSchema.safeParse({ email: text })
  if (data) return data.email
  throw new OperationError(`${error?.issues[0]?.message}.`)
}
