import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../machine/files.ts'
import { type IdentitySettings, type Person, poolNameOf } from './settings.ts'
import { type Identified, verifierOf } from './srp.ts'

const time = z.int()
const userSchema = z.object({
  sub: z.uuid(),
  /** Standard attributes except sub. */
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  enabled: z.boolean(),
  status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  /** Hexadecimal: 16 bytes of salt, and the SRP verifier. */
  password: z.object({ salt: z.string(), verifier: z.string() }),
  authenticator: z.optional(
    z.object({
      /** Base32. */
      secret: z.string(),
      isVerified: z.boolean(),
      /** Whether every sign-in requires a code. */
      isAsked: z.boolean(),
      /** The 30 s step of the last accepted code. */
      usedStep: time,
    }),
  ),
  createdAt: time,
  modifiedAt: time,
})
/** Tokens name it in origin_jti. */
const signInSchema = z.object({
  originJti: z.uuid(),
  /** SHA-256 of the refresh token. */
  tokenHash: z.string(),
  sub: z.uuid(),
  clientId: z.string(),
  scopes: z.array(z.string()),
  authTime: time,
  expire: time,
})
const hostedSessionSchema = z.object({ cookieHash: z.string(), sub: z.uuid(), authTime: time, expire: time })
/** Times are seconds since 1970. */
const stateSchema = z.object({
  groups: z.array(z.string()),
  users: z.array(userSchema),
  signIns: z.array(signInSchema),
  hostedSessions: z.array(hostedSessionSchema),
})
type PoolState = z.infer<typeof stateSchema>
export type User = z.infer<typeof userSchema>
export type SignIn = z.infer<typeof signInSchema>
export type HostedSession = z.infer<typeof hostedSessionSchema>

/** Seconds since 1970. */
export function now(): number {
  return Math.floor(Date.now() / 1000)
}

export interface PoolStore {
  readonly state: PoolState
  change(by: (state: PoolState) => void): void
  /** Finds a user by email (ignoring case) or sub. */
  findUser(name: string): User | undefined
}

/** Opens or creates the state. Throws if it is damaged. */
export function openStore(folder: string, { groups, people, pool }: IdentitySettings): PoolStore {
  const poolName = poolNameOf(pool)
  const file = join(folder, 'pool.json')
  const state: PoolState = existsSync(file)
    ? readJson(file, stateSchema)
    : {
        groups: [],
        users: people.map((person) => userOf(poolName, person)),
        signIns: [],
        hostedSessions: [],
      }
  const store: PoolStore = {
    state,
    change(by) {
      by(state)
      state.signIns = state.signIns.filter(({ expire }) => expire > now())
      state.hostedSessions = state.hostedSessions.filter(({ expire }) => expire > now())
      writeJson(file, state)
    },
    findUser(name) {
      const email = name.toLowerCase()
      return state.users.find(({ sub, attributes }) => sub === name || attributes.email === email)
    },
  }
  store.change((all) => {
    all.groups = [...new Set([...all.groups, ...groups])]
  })
  return store
}

function userOf(poolName: string, { email, givenName, familyName, password, groups }: Person): User {
  const sub = randomUUID()
  return {
    sub,
    attributes: { email, email_verified: 'true', given_name: givenName, family_name: familyName },
    groups,
    enabled: true,
    status: 'CONFIRMED',
    password: hashPassword(password, { poolName, sub }),
    createdAt: now(),
    modifiedAt: now(),
  }
}

/** A new salt and the SRP verifier of the password. */
export function hashPassword(password: string, identified: Identified): User['password'] {
  const salt = randomBytes(16).toString('hex')
  return { salt, verifier: verifierOf(password, salt, identified) }
}

/** At least 12 characters with lower and upper case, a digit and a symbol. */
export function isStrong(password: string): boolean {
  return password.length >= 12 && [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].every((kind) => kind.test(password))
}
