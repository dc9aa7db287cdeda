import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { privateFolder } from '../machine/files.ts'
import { now, openStore, type PoolStore, type SignIn } from './pool-store.ts'
import { type Client, type IdentitySettings, poolNameOf } from './settings.ts'
import type { Exchange } from './srp.ts'
import { openSigningKeys, type SigningKeys } from './tokens.ts'

export interface Pool {
  settings: IdentitySettings
  /** For example http://localhost:4330. */
  origin: string
  store: PoolStore
  keys: SigningKeys
  name: string
  codes: OneTimeTokens<CodeGrant>
  /** Keys are secret blocks. */
  exchanges: OneTimeTokens<{ exchange: Exchange; sub: string }>
  challenges: OneTimeTokens<{ sub: string; challengeName: string }>
}

/** Opens or creates the pool. Throws if it is damaged. */
export async function openPool(settings: IdentitySettings): Promise<Pool> {
  const folder = join(settings.dataFolder, 'identity')
  privateFolder(folder)
  return {
    settings,
    origin: `http://localhost:${settings.port}`,
    store: openStore(folder, settings),
    keys: await openSigningKeys(folder),
    name: poolNameOf(settings.pool),
    codes: new OneTimeTokens(300),
    exchanges: new OneTimeTokens(challengeSeconds),
    challenges: new OneTimeTokens(challengeSeconds),
  }
}

/** The app client with this ID. */
export function clientOf({ settings }: Pool, id: string | null | undefined): Client | undefined {
  return settings.clients.find((client) => client.id === id)
}

/** Refresh tokens and cookies are stored only as this hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

interface CodeGrant extends Pick<SignIn, 'sub' | 'clientId' | 'scopes' | 'authTime'> {
  redirectUri: string
  /** S256; absent if the client sent none. */
  challenge: string | undefined
}

/** Cognito's default time limit for a challenge. */
const challengeSeconds = 180

/** Values in memory that can be taken once. */
class OneTimeTokens<T> {
  readonly #tickets = new Map<string, { value: T; expire: number }>()
  readonly #seconds: number

  constructor(seconds: number) {
    this.#seconds = seconds
  }

  write(value: T, id: string = randomUUID()): string {
    for (const [other, { expire }] of this.#tickets) if (expire <= now()) this.#tickets.delete(other)
    this.#tickets.set(id, { value, expire: now() + this.#seconds })
    return id
  }

  /** Returns undefined for an unknown, used or expired token. */
  find(id: string): T | undefined {
    const ticket = this.#tickets.get(id)
    return ticket && ticket.expire > now() ? ticket.value : undefined
  }

  take(id: string): T | undefined {
    const ticket = this.find(id)
    this.#tickets.delete(id)
    return ticket
  }
}
