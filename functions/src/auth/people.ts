import { CodeDeliveryFailureException, InvalidParameterException } from '@aws-sdk/client-cognito-identity-provider'
import { limits } from '@porchlight/contract/limits'
import type { Person } from '@porchlight/contract/people/people'
import type { UserPool } from '../aws/user-pool.ts'
import {
  type Account,
  createAccount,
  deleteAccount,
  disableAccount,
  findAccount,
  isInAdminGroup,
  joinAdmins,
  listAdminAccounts,
  revokeTokens,
  sendInvitationAgain,
} from '../data/people/account-repository.ts'
import {
  countInvitation,
  endSignIns,
  endSignInsForGood,
  findStanding,
  forgetUser,
  recordInvitation,
} from '../data/people/user-repository.ts'
import type { Table } from '../data/table/table.ts'
import { conflict, invalidInput, KnownError, notFound, unauthorized } from '../errors.ts'

/** Where the family's accounts are, and what the site has noted of them. */
export interface PeopleServices {
  pool: UserPool
  table: Table
}

/** Everybody who may change things, by e-mail address; `you` is the id of who asks. */
export async function listPeople(services: PeopleServices, you: string, now: Date): Promise<Person[]> {
  const accounts = await listAdminAccounts(services.pool)
  const people = await Promise.all(accounts.map((account) => personOf(services.table, account, you, now)))
  return people.toSorted((a, b) => (a.email < b.email ? -1 : 1))
}

/**
 * Has Cognito invite somebody, as often as the limit of an hour allows to `by`. Somebody who has an account but may
 * change nothing yet joins, and is sent a fresh invitation where the account was never used. Throws `conflict` for
 * somebody who is in already, `invalid_input` for an address that Cognito refuses, and `too_many_requests`.
 */
export async function invitePerson(services: PeopleServices, email: string, by: string, now: Date): Promise<Person> {
  const { pool, table } = services
  await bound(table, by, now)
  const made = await mailing(() => createAccount(pool, email))
  const account = made ?? (await existing(pool, email))
  if (!made && isWaiting(account)) await mailing(() => sendInvitationAgain(pool, account))
  await joinAdmins(pool, account)
  await recordInvitation(table, account.id, now)
  return personOf(table, account, by, now)
}

/** Sends the invitation once more. Throws as `invitePerson` does, and `not_found`. */
export async function inviteAgain(services: PeopleServices, id: string, by: string, now: Date): Promise<Person> {
  const { pool, table } = services
  const account = await findPerson(pool, id)
  if (!isWaiting(account)) throw conflict(`${account.email} has signed in already and needs no invitation.`)
  await bound(table, by, now)
  await mailing(() => sendInvitationAgain(pool, account))
  await recordInvitation(table, id, now)
  return personOf(table, account, by, now)
}

/** Ends all that somebody is signed in with, from the next call on; they may sign in again. Throws `not_found`. */
export async function signOutPerson({ pool, table }: PeopleServices, id: string, now: Date): Promise<void> {
  const account = await findPerson(pool, id)
  await revokeTokens(pool, account)
  await endSignIns(table, id, now)
}

/**
 * Takes somebody out. Whoever does it stays, so that there is always somebody left: nobody removes themselves
 * (`conflict`), and who has just left the group or been removed removes nobody (`unauthorized`). Throws `not_found`.
 */
export async function removePerson({ pool, table }: PeopleServices, id: string, by: string, now: Date): Promise<void> {
  if (id === by) throw conflict('You cannot remove yourself. Ask somebody else of the family to do it.')
  const account = await findPerson(pool, id)
  // The groups of a session may be 15 minutes old.
  if (!(await isInAdminGroup(pool, { id: by }))) throw unauthorized()
  await endSignInsForGood(table, id, by)
  // In this order one that is cut off can be repeated: the account, by which the person is found, goes last.
  await disableAccount(pool, account)
  await forgetUser(table, id, now)
  await revokeTokens(pool, account)
  await deleteAccount(pool, account)
}

/** Throws `not_found` for somebody without an account, or outside the group. */
async function findPerson(pool: UserPool, id: string): Promise<Account> {
  const account = await findAccount(pool, id)
  if (!account || !(await isInAdminGroup(pool, account))) throw notFound('Person')
  return account
}

/** The account of somebody who is not in the group yet. Throws `conflict` for one who is. */
async function existing(pool: UserPool, email: string): Promise<Account> {
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

async function bound(table: Table, by: string, now: Date): Promise<void> {
  if (await countInvitation(table, by, now, limits.invitationsPerHour)) return
  const message = `You have sent ${limits.invitationsPerHour} invitations within an hour. Please wait for the next one.`
  throw new KnownError('too_many_requests', message, { headers: { 'retry-after': '3600' } })
}

/** What Cognito says of an address becomes a problem of that field; anything else stays what it is. */
async function mailing<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    const refused = (message: string) => invalidInput([{ path: 'email', message }])
    if (error instanceof InvalidParameterException) throw refused('This is no e-mail address that mail can be sent to')
    if (error instanceof CodeDeliveryFailureException) throw refused('The invitation could not be sent to this address')
    throw error
  }
}

/** Whether somebody has yet to follow the invitation. */
const isWaiting = ({ status }: Account) => status === 'FORCE_CHANGE_PASSWORD'

async function personOf(table: Table, account: Account, you: string, now: Date): Promise<Person> {
  const { id, email, createdAt } = account
  const { seenAt, invitedAt = createdAt.toISOString() } = await findStanding(table, id)
  const isOver = now.getTime() - Date.parse(invitedAt) >= limits.invitationDays * 86_400_000
  const state =
    account.status === 'DISABLED' ? 'blocked' : isWaiting(account) ? (isOver ? 'expired' : 'invited') : 'active'
  return { id, email, state, invitedAt, lastSeenAt: seenAt ?? null, isYou: id === you }
}
