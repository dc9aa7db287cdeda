import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashPassword } from './password.ts'
import type { IdentitySettings, Person } from './settings.ts'
import { now, type PoolState, poolStateSchema, type User } from './state.ts'
import { writeWhole } from './write-whole.ts'

export interface PoolStore {
  readonly state: PoolState
  /** Changes the state and has it on disk before it returns. */
  change(by: (state: PoolState) => void): void
  /** A user by email (in any case) or by sub. */
  findUser(name: string): User | undefined
}

/** Opens the pool kept in <dataFolder>/identity, or makes it with its people. Throws when what is kept there is damaged. */
export async function openPoolStore({
  dataFolder,
  groups,
  people,
}: Pick<IdentitySettings, 'dataFolder' | 'groups' | 'people'>): Promise<PoolStore> {
  const folder = join(dataFolder, 'identity')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'pool.json')
  const state: PoolState = existsSync(file)
    ? poolStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { groups: [], users: await Promise.all(people.map(userOf)), signIns: [], hostedSessions: [] }

  const store: PoolStore = {
    state,
    change(by) {
      by(state)
      state.signIns = state.signIns.filter(({ expire }) => expire > now())
      state.hostedSessions = state.hostedSessions.filter(({ expire }) => expire > now())
      writeWhole(file, state)
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

async function userOf({ email, givenName, familyName, password, groups }: Person): Promise<User> {
  return {
    sub: randomUUID(),
    attributes: { email, email_verified: 'true', given_name: givenName, family_name: familyName },
    groups,
    enabled: true,
    status: 'CONFIRMED',
    password: await hashPassword(password),
    createdAt: now(),
    modifiedAt: now(),
  }
}
