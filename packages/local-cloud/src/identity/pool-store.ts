import { randomBytes, randomUUID, scrypt, timingSafeEqual } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
  /** Hexadecimal: 16 bytes of salt, the scrypt hash, and the SRP verifier. */
  password: z.object({ salt: z.string(), hash: z.string(), verifier: z.string() }),
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
export async function openStore(folder: string, { groups, people, pool }: IdentitySettings): Promise<PoolStore> {
  const poolName = poolNameOf(pool)
  const file = join(folder, 'pool.json')
  const state: PoolState = existsSync(file)
    ? readJson(file, stateSchema)
    : {
        groups: [],
        users: await Promise.all(people.map((person) => userOf(poolName, person))),
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

async function userOf(poolName: string, { email, givenName, familyName, password, groups }: Person): Promise<User> {
  const sub = randomUUID()
  return {
    sub,
    attributes: { email, email_verified: 'true', given_name: givenName, family_name: familyName },
    groups,
    enabled: true,
    status: 'CONFIRMED',
    password: await hashPassword(password, { poolName, sub }),
    createdAt: now(),
    modifiedAt: now(),
  }
}

type StoredPassword = User['password']

const derive = promisify<string, string, number, Buffer>(scrypt)

export async function hashPassword(password: string, identified: Identified): Promise<StoredPassword> {
  const salt = randomBytes(16).toString('hex')
  const hash = (await derive(password, salt, 32)).toString('hex')
  return { salt, hash, verifier: verifierOf(password, salt, identified) }
}

/** Takes equally long for unknown users, which hides whether an account exists. */
export async function passwordMatches(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const { salt, hash } = stored ?? { salt: 'nobody', hash: '00'.repeat(32) }
  const isEqual = timingSafeEqual(await derive(password, salt, 32), Buffer.from(hash, 'hex'))
  return isEqual && stored !== undefined
}

/** At least 12 characters with lower and upper case, a digit and a symbol. */
export function isStrong(password: string): boolean {
  return password.length >= 12 && [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].every((kind) => kind.test(password))
}
