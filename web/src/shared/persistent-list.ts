import { createStore } from './store.ts'
import { tryOrUndefined } from './try-or-undefined.ts'

export interface SavedProperty {
  id: string
  /** As it was when it was chosen: it is stored before the property's own data, and when that is gone. */
  title: string
}
export type SavedList = readonly SavedProperty[]

/** Where a list is kept between pages and tabs; throws where the browser forbids it or has no room at all. */
export interface ListStorage {
  read(): string | null
  /** Gives whether it is kept longer than the tab. */
  write(value: string): boolean
  /** Whether what was written last is. */
  isPersistent(): boolean
  /** Calls back whenever another tab may have written. */
  watch(changed: () => void): void
}

const empty: SavedList = []

/** Storage belongs to the visitor and may hold anything. */
function isSavedProperty(value: unknown): value is SavedProperty {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return false
  return typeof value.id === 'string' && typeof value.title === 'string'
}

/** Homes that the visitor has chosen, each once. Without a working storage the list isPersistent as long as the page. */
export function createSavedList(storage: () => ListStorage, maximum = Number.POSITIVE_INFINITY) {
  /** False once the storage has refused: what is held then isPersistent as long as the visit. */
  const isPersistent = createStore(true, () => tryOrUndefined(() => storage().isPersistent()) ?? true)
  let isWatching = false
  // a server knows of no choice
  const store = createStore(empty, () => {
    // from the first look on, lest what is held is older than what another tab has written
    if (!isWatching) tryOrUndefined(() => storage().watch(() => isPersistent.get() && store.reset()))
    isWatching = true
    const stored: unknown = tryOrUndefined(() => JSON.parse(storage().read() ?? '[]'))
    if (!Array.isArray(stored)) return empty
    const unique = new Map<string, SavedProperty>()
    for (const property of stored)
      if (isSavedProperty(property) && !unique.has(property.id)) unique.set(property.id, property)
    return [...unique.values()].slice(0, maximum)
  })
  const change = (next: SavedList) => {
    const text = JSON.stringify(next.map(({ id, title }) => ({ id, title })))
    isPersistent.set(tryOrUndefined(() => storage().write(text)) ?? false)
    store.set(next)
  }
  return {
    ...store,
    isPersistent,
    change,
    has: (id: string) => store.get().some((property) => property.id === id),
    remove: (id: string) => change(store.get().filter((property) => property.id !== id)),
  }
}

/** Keeps a list under this name on the device; in the tab, where the device has no room. */
export const deviceStorage = (key: string) => (): ListStorage => ({
  read: () => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  write(value) {
    try {
      localStorage.setItem(key, value)
      sessionStorage.removeItem(key)
      return true
    } catch {
      sessionStorage.setItem(key, value)
      return false
    }
  },
  isPersistent: () => sessionStorage.getItem(key) === null,
  watch(changed) {
    // no key means that everything was cleared
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed()
    })
    // a page that the browser held back hears of empty meanwhile
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) changed()
    })
  },
})
