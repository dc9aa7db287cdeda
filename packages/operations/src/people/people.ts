import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  type CognitoIdentityProviderClient,
  paginateListUsers,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider'
import { endSignIns, forgetUser } from '@porchlight/functions/data/people/user-repository'
import type { Table } from '@porchlight/functions/data/table/table'
import { Trouble } from '../stages.ts'

/** Where the family's accounts are, and what the site knows of them. */
export interface People {
  cognito: CognitoIdentityProviderClient
  userPoolId: string
  table: Table
}

export interface Member {
  /** The pool's own id of the person, its `sub`. */
  id: string
  email: string
  isAdmin: boolean
  /** As Cognito says it: FORCE_CHANGE_PASSWORD until somebody has followed the invitation. */
  status: string
}

/** The group whose members may change things, as infra/constructs/user-pool.ts names it. */
const group = 'admins'

/**
 * Invites somebody as an administrator; Cognito sends the message with a temporary password, and once more to somebody
 * who has not followed it yet. Gives what came of it.
 */
export async function invite(people: People, email: string): Promise<'invited' | 'invited again' | 'member already'> {
  const { cognito, userPoolId: UserPoolId } = people
  const Username = checked(email)
  const membership = { UserPoolId, Username, GroupName: group }
  const creation = { UserPoolId, Username, DesiredDeliveryMediums: ['EMAIL' as const] }
  try {
    const UserAttributes = [
      { Name: 'email', Value: Username },
      // Who follows the invitation has shown to own the address, and may recover the password by it.
      { Name: 'email_verified', Value: 'true' },
    ]
    await cognito.send(new AdminCreateUserCommand({ ...creation, UserAttributes }))
    await cognito.send(new AdminAddUserToGroupCommand(membership))
    return 'invited'
  } catch (error) {
    if (!(error instanceof UsernameExistsException)) throw error
    await cognito.send(new AdminAddUserToGroupCommand(membership))
    const { UserStatus } = await cognito.send(new AdminGetUserCommand({ UserPoolId, Username }))
    if (UserStatus !== 'FORCE_CHANGE_PASSWORD') return 'member already'
    await cognito.send(new AdminCreateUserCommand({ ...creation, MessageAction: 'RESEND' }))
    return 'invited again'
  }
}

/** Takes somebody out: from the next call on nothing that they signed in with counts, and the account is gone. */
export async function remove(people: People, email: string): Promise<void> {
  const { cognito, userPoolId: UserPoolId, table } = people
  const { Username, sub } = await find(people, email)
  // In this order one that is cut off can be repeated, and no token is issued after the stamp.
  await cognito.send(new AdminDisableUserCommand({ UserPoolId, Username }))
  await forgetUser(table, sub, new Date())
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
  await cognito.send(new AdminDeleteUserCommand({ UserPoolId, Username }))
}

/** Ends everything that somebody is signed in with, on every device; they may sign in again. */
export async function signOut(people: People, email: string): Promise<void> {
  const { cognito, userPoolId: UserPoolId, table } = people
  const { Username, sub } = await find(people, email)
  await cognito.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username }))
  await endSignIns(table, sub, new Date())
}

/** Everybody who has an account, by e-mail address. */
export async function list({ cognito, userPoolId: UserPoolId }: People): Promise<Member[]> {
  const members: Member[] = []
  for await (const { Users = [] } of paginateListUsers({ client: cognito }, { UserPoolId })) {
    for (const { Username, UserStatus: status = 'UNKNOWN', Attributes, Enabled } of Users) {
      const { Groups = [] } = await cognito.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }))
      members.push({
        id: attributeOf(Attributes, 'sub') ?? '',
        email: attributeOf(Attributes, 'email') ?? Username ?? '',
        isAdmin: Groups.some(({ GroupName }) => GroupName === group),
        status: Enabled === false ? 'DISABLED' : status,
      })
    }
  }
  return members.toSorted((a, b) => (a.email < b.email ? -1 : 1))
}

async function find({ cognito, userPoolId: UserPoolId }: People, email: string) {
  try {
    const { Username, UserAttributes } = await cognito.send(
      new AdminGetUserCommand({ UserPoolId, Username: checked(email) }),
    )
    const sub = attributeOf(UserAttributes, 'sub')
    if (!Username || !sub) throw new Error(`The user pool does not say who ${email} is`)
    return { Username, sub }
  } catch (error) {
    if (error instanceof UserNotFoundException) throw new Trouble(`Nobody has an account with ${email}.`)
    throw error
  }
}

function checked(email: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email.toLowerCase()
  throw new Trouble(`"${email}" is no e-mail address.`)
}

const attributeOf = (attributes: readonly AttributeType[] | undefined, name: string) =>
  attributes?.find(({ Name }) => Name === name)?.Value
