import { CodeDeliveryFailureException, InvalidParameterException } from '@aws-sdk/client-cognito-identity-provider'
import { limits } from '@porchlight/contract/limits'
import type { Person } from '@porchlight/contract/people/people'
import type { UserPool } from '../aws/user-pool.ts'
import {
  type Account,
  createAccount,
  findAccount,
  isInAdminGroup,
  joinAdmins,
  listAdminAccounts,
  sendInvitationAgain,
} from '../data/people/account-repository.ts'
import { type AccountStores, removeAccount, signOutAccount } from '../data/people/end-access.ts'
import { countInvitation, findSignInState, recordInvitation } from '../data/people/user-repository.ts'
import type { Table } from '../data/table/table.ts'
import { conflict, invalidInput, KnownError, notFound, unauthorized } from '../errors.ts'

/** Sorts by email address; `you` is the caller's id. */
export async function listPeople(services: AccountStores, you: string, now: Date): Promise<Person[]> {
  const accounts = await listAdminAccounts(services.pool)
  const people = await Promise.all(accounts.map((account) => personOf(services.table, account, you, now)))
  return people.toSorted((a, b) => (a.email < b.email ? -1 : 1))
}

/**
 * Cognito sends the invitation, within the caller's hourly limit. An existing account outside the group is added,
 * with a new invitation if it was never used. Throws `conflict` for an administrator, `invalid_input` for an address
 * that Cognito refuses, and `too_many_requests`.
 */
export async function invitePerson(services: AccountStores, email: string, by: string, now: Date): Promise<Person> {
  const { pool, table } = services
  await requireInvitationQuota(table, by, now)
  const made = await reportMailErrors(() => createAccount(pool, email))
  const account = made ?? (await requireNonMember(pool, email))
  if (!made && isWaiting(account)) await reportMailErrors(() => sendInvitationAgain(pool, account))
  await joinAdmins(pool, account)
  await recordInvitation(table, account.id, now)
  return personOf(table, account, by, now)
}

/** Throws like `invitePerson`, and `not_found`. */
export async function inviteAgain(services: AccountStores, id: string, by: string, now: Date): Promise<Person> {
  const { pool, table } = services
  const account = await findPerson(pool, id)
  if (!isWaiting(account)) throw conflict(`${account.email} has signed in already and needs no invitation.`)
  await requireInvitationQuota(table, by, now)
  await reportMailErrors(() => sendInvitationAgain(pool, account))
  await recordInvitation(table, id, now)
  return personOf(table, account, by, now)
}

/** Ends all sign-ins from the next call on; the person may sign in again. Throws `not_found`. */
export async function signOutPerson(services: AccountStores, id: string, now: Date): Promise<void> {
  const account = await findPerson(services.pool, id)
  await signOutAccount(services, account, now)
}

/**
 * At least one administrator always remains: nobody can remove themselves (`conflict`), and a person who was just
 * removed cannot remove others (`unauthorized`). Throws `not_found`.
 */
export async function removePerson(services: AccountStores, id: string, by: string, now: Date): Promise<void> {
  if (id === by) throw conflict('You cannot remove yourself. Ask another administrator to do it.')
  const { pool } = services
  const account = await findPerson(pool, id)
  // The groups of a session may be 15 minutes old.
  if (!(await isInAdminGroup(pool, { id: by }))) throw unauthorized()
  await removeAccount(services, account, { by, now })
}

/** Throws `not_found` for a person without an account or outside the group. */
async function findPerson(pool: UserPool, id: string): Promise<Account> {
  const account = await findAccount(pool, id)
  if (!account || !(await isInAdminGroup(pool, account))) throw notFound('Person')
  return account
}

/** Throws `conflict` for a member of the group. */
async function requireNonMember(pool: UserPool, email: string): Promise<Account> {
  const account = await findAccount(pool, email)
  if (!account) throw conflict(`${email} was being removed just now. Please try once more.`)
  if (account.status === 'DISABLED') throw conflict(`The account of ${email} is blocked. Remove it first.`)
  if (!(await isInAdminGroup(pool, account))) return account
  throw conflict(
    isWaiting(account)
      ? `${email} has been invited already. “Invite again” in the list sends the message once more.`
      : `${email} can sign in already.`,
  )
}

async function requireInvitationQuota(table: Table, by: string, now: Date): Promise<void> {
  if (await countInvitation(table, by, now, limits.invitationsPerHour)) return
  const message = `You have sent ${limits.invitationsPerHour} invitations in the last hour. Please wait before you send another.`
  throw new KnownError('too_many_requests', message, { headers: { 'retry-after': '3600' } })
}

/** Turns Cognito's refusal of an address into an issue of that field. */
async function reportMailErrors<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const refused = (message: string) => invalidInput([{ path: 'email', message }])
    if (error instanceof InvalidParameterException)
      throw refused('Email cannot be sent to this address. Check it for typos.')
    if (error instanceof CodeDeliveryFailureException)
      throw refused('The invitation could not be sent to this address. Check it for typos.')
    throw error
  }
}

/** The invitation was not followed yet. */
const isWaiting = ({ status }: Account) => status === 'FORCE_CHANGE_PASSWORD'

async function personOf(table: Table, account: Account, you: string, now: Date): Promise<Person> {
  const { id, email, createdAt } = account
  const { seenAt, invitedAt = createdAt.toISOString() } = await findSignInState(table, id)
  const isOver = now.getTime() - Date.parse(invitedAt) >= limits.invitationDays * 86_400_000
  const state =
    account.status === 'DISABLED' ? 'blocked' : isWaiting(account) ? (isOver ? 'expired' : 'invited') : 'active'
  return { id, email, state, invitedAt, lastSeenAt: seenAt ?? null, isYou: id === you }
}
