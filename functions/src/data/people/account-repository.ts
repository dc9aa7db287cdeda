import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  paginateListUsersInGroup,
  UserNotFoundException,
  UsernameExistsException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserPool } from '../../aws/user-pool.ts'
import { temporaryPassword } from './temporary-password.ts'

/** infra/constructs/user-pool.ts creates this group. */
const adminGroup = 'admins'

export interface Account {
  /** The pool's own id of the person, `sub`. */
  id: string
  email: string
  /** Cognito's status, FORCE_CHANGE_PASSWORD until the invitation was followed; or DISABLED. */
  status: string
  createdAt: Date
}

/** The order is Cognito's. */
export async function listAdminAccounts({ client, id: UserPoolId }: UserPool): Promise<Account[]> {
  const accounts: Account[] = []
  for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName: adminGroup }))
    accounts.push(...Users.map(accountOf))
  return accounts
}

/** `name` is an id or email address. */
export async function findAccount({ client, id: UserPoolId }: UserPool, name: string): Promise<Account | undefined> {
  try {
    const account = await client.send(new AdminGetUserCommand({ UserPoolId, Username: name }))
    return accountOf({ ...account, Attributes: account.UserAttributes })
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

/** Returns false for a deleted account. */
export async function isInAdminGroup({ client, id: UserPoolId }: UserPool, { id }: Pick<Account, 'id'>) {
  try {
    const { Groups = [] } = await client.send(new AdminListGroupsForUserCommand({ UserPoolId, Username: id }))
    return Groups.some(({ GroupName }) => GroupName === adminGroup)
  } catch (error) {
    if (error instanceof UserNotFoundException) return false
    throw error
  }
}

const mailed = { DesiredDeliveryMediums: ['EMAIL' as const] }

/** Cognito sends the invitation. Returns undefined if the address has an account. */
export async function createAccount({ client, id: UserPoolId }: UserPool, email: string): Promise<Account | undefined> {
  const UserAttributes = [
    { Name: 'email', Value: email },
    // Following the invitation proves ownership of the address, so it may be used to recover the password.
    { Name: 'email_verified', Value: 'true' },
  ]
  try {
    const TemporaryPassword = temporaryPassword()
    const creation = { UserPoolId, Username: email, UserAttributes, TemporaryPassword, ...mailed }
    const { User } = await client.send(new AdminCreateUserCommand(creation))
    return accountOf(User ?? {})
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined
    throw error
  }
}

/** The invitation has a new temporary password. Cognito refuses it after the first sign-in. */
export async function sendInvitationAgain({ client, id: UserPoolId }: UserPool, { email }: Account): Promise<void> {
  const resending = { UserPoolId, Username: email, MessageAction: 'RESEND' as const, ...mailed }
  await client.send(new AdminCreateUserCommand({ ...resending, TemporaryPassword: temporaryPassword() }))
}

/** Takes effect with the next sign-in. Does nothing for a member. */
export async function joinAdmins({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: id, GroupName: adminGroup }))
}

/** The pool issues no more tokens for a disabled account. */
export async function disableAccount({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminDisableUserCommand({ UserPoolId, Username: id }))
}

/** Revokes the tokens of an account. */
export async function revokeTokens({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: id }))
}

/** Deletes an account from the user pool. */
export async function deleteAccount({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: id }))
}

/** Throws for an account without an id or address, which our pool never has. */
export function accountOf({ Attributes = [], UserStatus = 'UNKNOWN', Enabled, UserCreateDate }: UserType): Account {
  const attribute = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value
  const [id, email] = [attribute('sub'), attribute('email')]
  if (!id || !email) throw new Error('The user pool does not say who somebody is')
  return { id, email, status: Enabled === false ? 'DISABLED' : UserStatus, createdAt: UserCreateDate ?? new Date(0) }
}
