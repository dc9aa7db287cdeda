import { createHash } from 'node:crypto'
import type { CodeBook } from './code-book.ts'
import type { PoolStore } from './pool-store.ts'
import type { Client, IdentitySettings } from './settings.ts'
import type { SigningKeys } from './signing-keys.ts'

/** A running pool, as its endpoints see it. */
export interface Pool {
  settings: IdentitySettings
  origin: string
  store: PoolStore
  keys: SigningKeys
  codes: CodeBook
}

export function clientOf({ settings }: Pool, id: string | null): Client | undefined {
  return settings.clients.find((client) => client.id === id)
}

/** Refresh tokens and cookies are kept as this only. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
