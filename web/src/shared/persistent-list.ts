import { createStore } from './store.ts'
import { tryOrUndefined } from './try-or-undefined.ts'

export interface SavedProperty {
  id: string
  /** Title at the time of selection, shown until the property is loaded or if it no longer exists. */
  title: string
}
export type SavedList = readonly SavedProperty[]

/** Methods throw where the browser forbids storage or has no space left. */
export interface ListStorage {
  read(): string | null
  /** Returns whether the value outlives the tab. */
  write(value: string): boolean
  /** Returns whether the last value written outlives the tab. */
  isPersistent(): boolean
  /** Calls back when another tab may have written. */
  watch(changed: () => void): void
}

const empty: SavedList = []

/** Stored values may come from an old version, or from the visitor. */
function isSavedProperty(value: unknown): value is SavedProperty {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return false
  return typeof value.id === 'string' && typeof value.title === 'string'
}

/** Creates a list without duplicates. If the storage fails, the list lasts as long as the page. */
export function createSavedList(storage: () => ListStorage, maximum = Number.POSITIVE_INFINITY) {
  /** False after a failed write: the list then lasts only as long as the visit. */
  const isPersistent = createStore(true, () => tryOrUndefined(() => storage().isPersistent()) ?? true)
  let isWatching = false
  // The server renders an empty list.
  const store = createStore(empty, () => {
    // Watches from the first read on, so that no change by another tab is missed.
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

/** Uses local storage, or session storage if local storage is full. */
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
    // A null key means that everything was cleared.
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed()
    })
    // A page restored from the back/forward cache has missed all events.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) changed()
    })
  },
})
