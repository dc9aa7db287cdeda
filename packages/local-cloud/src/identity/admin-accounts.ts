import { randomBytes, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { AdminFault } from './admin-fault.ts'
import { operation, requireUser } from './admin-operation.ts'
import { shownInList } from './admin-user.ts'
import { hashPassword, isStrong } from './password.ts'
import { now, type User } from './state.ts'

const creation = z.object({
  Username: z.string(),
  TemporaryPassword: z.optional(z.string()),
  UserAttributes: z.optional(z.array(z.object({ Name: z.string(), Value: z.optional(z.string()) }))),
})

/** No invitation is sent; without a TemporaryPassword one is set that nobody knows. */
export const adminCreateUser = operation(creation, async ({ store }, input) => {
  const given = Object.fromEntries((input.UserAttributes ?? []).map(({ Name, Value = '' }) => [Name, Value]))
  const email = (given.email ?? input.Username).toLowerCase()
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new AdminFault('InvalidParameterException', 'Username should be an email.')
  const password = await acceptedPassword(input.TemporaryPassword ?? `${randomBytes(12).toString('base64url')}aA1!`)
  if (store.findUser(email)) throw new AdminFault('UsernameExistsException', 'User account already exists')
  const user: User = {
    sub: randomUUID(),
    attributes: { email_verified: 'false', ...given, email },
    groups: [],
    enabled: true,
    status: 'FORCE_CHANGE_PASSWORD',
    password,
    createdAt: now(),
    modifiedAt: now(),
  }
  store.change(({ users }) => {
    users.push(user)
  })
  return { User: shownInList(user) }
})

const newPassword = z.object({ Username: z.string(), Password: z.string(), Permanent: z.optional(z.boolean()) })

export const adminSetUserPassword = operation(newPassword, async (pool, { Username, Password, Permanent = false }) => {
  const user = requireUser(pool, Username)
  const password = await acceptedPassword(Password)
  pool.store.change(() => {
    user.password = password
    user.status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD'
    user.modifiedAt = now()
  })
  return {}
})

/** Removes the user with everything that was issued to them. */
export const adminDeleteUser = operation(z.object({ Username: z.string() }), (pool, { Username }) => {
  const { sub } = requireUser(pool, Username)
  pool.store.change((state) => {
    state.users = state.users.filter((user) => user.sub !== sub)
    state.signIns = state.signIns.filter((signIn) => signIn.sub !== sub)
    state.hostedSessions = state.hostedSessions.filter((session) => session.sub !== sub)
  })
  return {}
})

async function acceptedPassword(password: string): Promise<User['password']> {
  if (isStrong(password)) return hashPassword(password)
  throw new AdminFault('InvalidPasswordException', 'Password did not conform with policy')
}
