/** How the visitor came to an entry of the history: by back, forward or loading, by a link, or in place of another. */
export type Arrival = 'POP' | 'PUSH' | 'REPLACE'

/** One entry of the browser's history. */
export interface Entry {
  pathname: string
  /** With its question mark; empty when there is none. */
  search: string
  /** With its number sign; empty when there is none. */
  hash: string
  /** Another for each entry; `default` for the one that a document begins with. */
  key: string
  /** What was given to `navigate`. */
  state: unknown
  arrival: Arrival
}

export interface NavigateOptions {
  /** Takes the place of the current entry. */
  replace?: boolean
  state?: unknown
}

/** The entry for an address as a server is given it: a path, with a query or without. */
export function entryAt(address: string): Entry {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  return { pathname, search, hash, key: 'default', state: undefined, arrival: 'POP' }
}

/** The current entry of the browser. */
export function currentEntry(arrival: Arrival = 'POP'): Entry {
  const { pathname, search, hash } = window.location
  const kept: unknown = window.history.state
  const { key, state } = isKept(kept) ? kept : { key: 'default', state: undefined }
  return { pathname, search, hash, key, state, arrival }
}

/** Makes an entry for the address, on top of the current one or in its place. Nobody is told. */
export function writeEntry(address: string, { replace = false, state }: NavigateOptions): Entry {
  const kept = { key: Math.random().toString(36).slice(2, 10), state }
  if (replace) window.history.replaceState(kept, '', address)
  else window.history.pushState(kept, '', address)
  return currentEntry(replace ? 'REPLACE' : 'PUSH')
}

function isKept(value: unknown): value is { key: string; state: unknown } {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
}
