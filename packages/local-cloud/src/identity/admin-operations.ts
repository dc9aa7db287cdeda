import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { ApiFault, type Operation, operation } from './operation.ts'
import type { Pool } from './pool.ts'
import { hashPassword, isStrong, now, type User } from './pool-store.ts'
import type { Identified } from './srp.ts'

const named = z.object({ Username: z.string() })
const group = z.object({ GroupName: z.string() })
const member = z.object({ Username: z.string(), GroupName: z.string() })
const creation = z.object({
  Username: z.string(),
  TemporaryPassword: z.optional(z.string()),
  MessageAction: z.optional(z.enum(['RESEND', 'SUPPRESS'])),
  UserAttributes: z.optional(z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }))),
})
const newPassword = z.object({ Username: z.string(), Password: z.string(), Permanent: z.optional(z.boolean()) })

/** Named as in https://docs.aws.amazon.com/cognito-user-identity-pools/latest/APIReference/API_Operations.html */
export const adminOperations: Record<string, Operation> = {
  AdminAddUserToGroup: changingGroups((groups, name) => [...new Set([...groups, name])]),
  AdminRemoveUserFromGroup: changingGroups((groups, name) => groups.filter((group) => group !== name)),
  AdminListGroupsForUser: operation(named, (pool, { Username }) => ({
    Groups: requireUser(pool, Username).groups.map((name) => formatGroup(pool, name)),
  })),
  // Sends no invitation. Default password: a random one.
  AdminCreateUser: operation(creation, ({ store, name: poolName }, input) => {
    const attributes = Object.fromEntries((input.UserAttributes ?? []).map(({ Name, Value = '' }) => [Name, Value]))
    const email = (attributes.email ?? input.Username).toLowerCase()
    const invited = store.findUser(email)
    if (input.MessageAction === 'RESEND' && invited) {
      if (invited.status === 'FORCE_CHANGE_PASSWORD') return { User: formatUser(invited, 'Attributes') }
      throw new ApiFault(
        'UnsupportedUserStateException',
        'Resend not possible. User is not in FORCE_CHANGE_PASSWORD state.',
      )
    }
    if (!/^\S+@\S+\.\S+$/.test(email)) throw new ApiFault('InvalidParameterException', 'Username should be an email.')
    const sub = randomUUID()
    const password = acceptedPassword(input.TemporaryPassword ?? `${randomBytes(12).toString('base64url')}aA1!`, {
      poolName,
      sub,
    })
    if (invited) throw new ApiFault('UsernameExistsException', 'User account already exists')
    const user: User = {
      sub,
      attributes: { email_verified: 'false', ...attributes, email },
      groups: [],
      enabled: true,
      status: 'FORCE_CHANGE_PASSWORD',
      password,
      createdAt: now(),
      modifiedAt: now(),
    }
    store.change(({ users }) => users.push(user))
    return { User: formatUser(user, 'Attributes') }
  }),
  AdminSetUserPassword: operation(newPassword, (pool, { Username, Password, Permanent = false }) => {
    const { sub } = requireUser(pool, Username)
    const password = acceptedPassword(Password, { poolName: pool.name, sub })
    return changeUser(pool, Username, (user) => {
      user.password = password
      user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
    })
  }),
  AdminDeleteUser: operation(named, (pool, { Username }) => {
    const { sub } = requireUser(pool, Username)
    pool.store.change((state) => {
      state.users = state.users.filter((user) => user.sub !== sub)
      state.signIns = state.signIns.filter((signIn) => signIn.sub !== sub)
      state.hostedSessions = state.hostedSessions.filter((session) => session.sub !== sub)
    })
    return {}
  }),
  AdminDisableUser: operation(named, (pool, { Username }) =>
    changeUser(pool, Username, (user) => {
      user.enabled = false
    }),
  ),
  // As on AWS, the session of the login page stays.
  AdminUserGlobalSignOut: operation(named, (pool, { Username }) => {
    const { sub } = requireUser(pool, Username)
    pool.store.change((state) => {
      state.signIns = state.signIns.filter((signIn) => signIn.sub !== sub)
    })
    return {}
  }),
  AdminGetUser: operation(named, (pool, { Username }) => formatUser(requireUser(pool, Username), 'UserAttributes')),
  ListUsers: operation(z.object({}), ({ store }) => ({
    Users: store.state.users.map((user) => formatUser(user, 'Attributes')),
  })),
  ListUsersInGroup: operation(group, (pool, { GroupName }) => {
    requireGroup(pool, GroupName)
    const members = pool.store.state.users.filter(({ groups }) => groups.includes(GroupName))
    return { Users: members.map((user) => formatUser(user, 'Attributes')) }
  }),
}

function changingGroups(change: (groups: string[], name: string) => string[]): Operation {
  return operation(member, (pool, { Username, GroupName }) => {
    requireGroup(pool, GroupName)
    return changeUser(pool, Username, (user) => {
      user.groups = change(user.groups, GroupName)
    })
  })
}

function requireGroup({ store }: Pool, name: string): void {
  if (!store.state.groups.includes(name)) throw new ApiFault('ResourceNotFoundException', 'Group not found.')
}

function requireUser({ store }: Pool, name: string): User {
  const user = store.findUser(name)
  if (!user) throw new ApiFault('UserNotFoundException', 'User does not exist.')
  return user
}

function changeUser(pool: Pool, name: string, by: (user: User) => void): object {
  const user = requireUser(pool, name)
  pool.store.change(() => {
    by(user)
    user.modifiedAt = now()
  })
  return {}
}

function acceptedPassword(password: string, identified: Identified): User['password'] {
  if (isStrong(password)) return hashPassword(password, identified)
  throw new ApiFault('InvalidPasswordException', 'Password did not conform with policy')
}

const formatGroup = ({ settings }: Pool, name: string) => ({ GroupName: name, UserPoolId: settings.pool.id })

function formatUser(
  { sub, attributes, enabled, status, createdAt, modifiedAt }: User,
  nameOfAttributes: 'Attributes' | 'UserAttributes',
) {
  return {
    Username: sub,
    Enabled: enabled,
    UserStatus: status,
    UserCreateDate: createdAt,
    UserLastModifiedDate: modifiedAt,
    [nameOfAttributes]: Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value })),
  }
}
