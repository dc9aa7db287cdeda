import * as z from 'zod/mini'
import { adminCreateUser, adminDeleteUser, adminSetUserPassword } from './admin-accounts.ts'
import { AdminFault } from './admin-fault.ts'
import { type Operation, operation, requireUser } from './admin-operation.ts'
import { matchesFilter, shownInList, shownUser } from './admin-user.ts'
import type { Pool } from './pool.ts'
import { now, type User } from './state.ts'

const named = z.object({ Username: z.string() })
const member = z.object({ Username: z.string(), GroupName: z.string() })

/** The operations of the JSON API by name. */
export const adminOperations: Record<string, Operation> = {
  AdminAddUserToGroup: operation(member, (pool, { Username, GroupName }) => {
    requireGroup(pool, GroupName)
    return changeUser(pool, Username, (user) => {
      user.groups = [...new Set([...user.groups, GroupName])]
    })
  }),
  AdminRemoveUserFromGroup: operation(member, (pool, { Username, GroupName }) => {
    requireGroup(pool, GroupName)
    return changeUser(pool, Username, (user) => {
      user.groups = user.groups.filter((group) => group !== GroupName)
    })
  }),
  AdminListGroupsForUser: operation(named, (pool, { Username }) => ({
    Groups: requireUser(pool, Username).groups.map((name) => group(pool, name)),
  })),
  AdminCreateUser: adminCreateUser,
  AdminSetUserPassword: adminSetUserPassword,
  AdminDeleteUser: adminDeleteUser,
  AdminDisableUser: operation(named, (pool, { Username }) =>
    changeUser(pool, Username, (user) => {
      user.enabled = false
    }),
  ),
  AdminEnableUser: operation(named, (pool, { Username }) =>
    changeUser(pool, Username, (user) => {
      user.enabled = true
    }),
  ),
  // Revokes the tokens; the session of the login page stays, as on AWS.
  AdminUserGlobalSignOut: operation(named, (pool, { Username }) => {
    const { sub } = requireUser(pool, Username)
    pool.store.change((state) => {
      state.signIns = state.signIns.filter((signIn) => signIn.sub !== sub)
    })
    return {}
  }),
  AdminGetUser: operation(named, (pool, { Username }) => {
    const { attributes, ...shown } = shownUser(requireUser(pool, Username))
    return { ...shown, UserAttributes: attributes }
  }),
  ListUsers: operation(z.object({ Filter: z.optional(z.string()) }), ({ store }, { Filter }) => ({
    Users: store.state.users.filter((user) => matchesFilter(user, Filter)).map(shownInList),
  })),
  ListGroups: operation(z.object({}), (pool) => ({ Groups: pool.store.state.groups.map((name) => group(pool, name)) })),
}

function changeUser(pool: Pool, name: string, by: (user: User) => void): object {
  const user = requireUser(pool, name)
  pool.store.change(() => {
    by(user)
    user.modifiedAt = now()
  })
  return {}
}

function requireGroup({ store }: Pool, name: string): void {
  if (!store.state.groups.includes(name)) throw new AdminFault('ResourceNotFoundException', 'Group not found.')
}

function group({ settings }: Pool, name: string) {
  return { GroupName: name, UserPoolId: settings.pool.id }
}
