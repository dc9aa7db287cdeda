import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { privateFolder } from '../machine/files.ts'
import { now, openStore, type PoolStore, type SignIn } from './pool-store.ts'
import type { Client, IdentitySettings } from './settings.ts'
import { openSigningKeys, type SigningKeys } from './tokens.ts'

/** A running pool, as its endpoints see it. */
export interface Pool {
  settings: IdentitySettings
  /** Address of the login page and of all endpoints, such as http://localhost:4330. */
  origin: string
  store: PoolStore
  keys: SigningKeys
  codes: CodeBook
}

/** Opens the pool kept in <dataFolder>/identity, or makes it with its people. Throws when what is kept there is damaged. */
export async function openPool(settings: IdentitySettings): Promise<Pool> {
  const folder = join(settings.dataFolder, 'identity')
  privateFolder(folder)
  const [store, keys] = await Promise.all([openStore(folder, settings), openSigningKeys(folder)])
  return { settings, origin: `http://localhost:${settings.port}`, store, keys, codes: new CodeBook() }
}

export function clientOf({ settings }: Pool, id: string | null | undefined): Client | undefined {
  return settings.clients.find((client) => client.id === id)
}

/** Refresh tokens and cookies are kept as this only. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** What an authorization code stands for. */
interface CodeGrant extends Pick<SignIn, 'sub' | 'clientId' | 'scopes' | 'authTime'> {
  redirectUri: string
  /** S256 challenge; absent when the client sent none. */
  challenge: string | undefined
  nonce: string | undefined
}

/** Authorization codes: good once, for five minutes, and gone with this process. */
class CodeBook {
  readonly #codes = new Map<string, { grant: CodeGrant; expire: number }>()

  write(grant: CodeGrant): string {
    for (const [code, { expire }] of this.#codes) if (expire <= now()) this.#codes.delete(code)
    const code = randomUUID()
    this.#codes.set(code, { grant, expire: now() + 300 })
    return code
  }

  /** Gives a code's grant and forgets it; undefined when it is unknown, used or too old. */
  take(code: string): CodeGrant | undefined {
    const found = this.#codes.get(code)
    this.#codes.delete(code)
    return found && found.expire > now() ? found.grant : undefined
  }
}
