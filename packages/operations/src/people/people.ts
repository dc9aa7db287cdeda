import { paginateListUsers } from '@aws-sdk/client-cognito-identity-provider'
import { invitationSchema } from '@porchlight/contract/people/people'
import {
  type Account,
  accountOf,
  createAccount,
  findAccount,
  isInAdminGroup,
  joinAdmins,
  sendInvitationAgain,
} from '@porchlight/functions/data/people/account-repository'
import { type AccountStores, removeAccount, signOutAccount } from '@porchlight/functions/data/people/end-access'
import { recordInvitation } from '@porchlight/functions/data/people/user-repository'
import { OperationError } from '../stages.ts'

export interface Member extends Account {
  isAdmin: boolean
}

/** Cognito sends a temporary password, and sends it again to a person who has not signed in yet. */
export async function invite(
  { pool, table }: AccountStores,
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
export const remove = async (people: AccountStores, email: string): Promise<void> =>
  removeAccount(people, await find(people.pool, email), { now: new Date() })

/** Ends the sessions on every device. The person may sign in again. */
export const signOut = async (people: AccountStores, email: string): Promise<void> =>
  signOutAccount(people, await find(people.pool, email), new Date())

/** Sorted by email address. */
export async function list({ pool }: AccountStores): Promise<Member[]> {
  const members: Member[] = []
  for await (const { Users = [] } of paginateListUsers({ client: pool.client }, { UserPoolId: pool.id })) {
    for (const account of Users.map(accountOf))
      members.push({ ...account, isAdmin: await isInAdminGroup(pool, account) })
  }
  return members.toSorted((a, b) => (a.email < b.email ? -1 : 1))
}

async function find(pool: AccountStores['pool'], email: string): Promise<Account> {
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
