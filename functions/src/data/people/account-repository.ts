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

/** The group whose members may change things, as infra/constructs/user-pool.ts names it. */
const adminGroup = 'admins'

/** Somebody's account in the user pool. */
export interface Account {
  /** The pool's own id of the person, its `sub`. */
  id: string
  email: string
  /** As Cognito says it, FORCE_CHANGE_PASSWORD until somebody has followed the invitation; or DISABLED. */
  status: string
  createdAt: Date
}

/** Everybody in the group of administrators, in no order. */
export async function listAdminAccounts({ client, id: UserPoolId }: UserPool): Promise<Account[]> {
  const accounts: Account[] = []
  for await (const { Users = [] } of paginateListUsersInGroup({ client }, { UserPoolId, GroupName: adminGroup }))
    accounts.push(...Users.map(accountOf))
  return accounts
}

/** An account by its id or e-mail address; undefined when there is none. */
export async function findAccount({ client, id: UserPoolId }: UserPool, name: string): Promise<Account | undefined> {
  try {
    const found = await client.send(new AdminGetUserCommand({ UserPoolId, Username: name }))
    return accountOf({ ...found, Attributes: found.UserAttributes })
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

/** Whether somebody is in the group of administrators now; false for an account that is gone. */
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

/** Makes an account and has Cognito send its invitation; undefined when the address has an account already. */
export async function createAccount({ client, id: UserPoolId }: UserPool, email: string): Promise<Account | undefined> {
  const UserAttributes = [
    { Name: 'email', Value: email },
    // Who follows the invitation has shown to own the address, and may recover the password by it.
    { Name: 'email_verified', Value: 'true' },
  ]
  try {
    const creation = { UserPoolId, Username: email, UserAttributes, ...mailed }
    const { User } = await client.send(new AdminCreateUserCommand(creation))
    return accountOf(User ?? {})
  } catch (error) {
    if (error instanceof UsernameExistsException) return undefined
    throw error
  }
}

/** Sends the invitation once more, with another temporary password; Cognito refuses it once somebody has signed in. */
export async function sendInvitationAgain({ client, id: UserPoolId }: UserPool, { email }: Account): Promise<void> {
  await client.send(new AdminCreateUserCommand({ UserPoolId, Username: email, MessageAction: 'RESEND', ...mailed }))
}

/** From the next sign-in on somebody may change things; nothing happens to a member. */
export async function joinAdmins({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: id, GroupName: adminGroup }))
}

/** From now on the pool gives no tokens. */
export async function disableAccount({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminDisableUserCommand({ UserPoolId, Username: id }))
}

/** Revokes the tokens that the pool has given. */
export async function revokeTokens({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: id }))
}

export async function deleteAccount({ client, id: UserPoolId }: UserPool, { id }: Account): Promise<void> {
  await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: id }))
}

/** Throws for an account without an id or address, which no pool of ours has. */
export function accountOf({ Attributes = [], UserStatus = 'UNKNOWN', Enabled, UserCreateDate }: UserType): Account {
  const attribute = (name: string) => Attributes.find(({ Name }) => Name === name)?.Value
  const [id, email] = [attribute('sub'), attribute('email')]
  if (!id || !email) throw new Error('The user pool does not say who somebody is')
  return { id, email, status: Enabled === false ? 'DISABLED' : UserStatus, createdAt: UserCreateDate ?? new Date(0) }
}
