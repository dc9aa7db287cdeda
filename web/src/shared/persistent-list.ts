import { createStore } from './store.ts'
import { tryOrUndefined } from './try-or-undefined.ts'

export interface SavedProperty {
  id: string
  /** Title at the time of selection, shown until the property is loaded or if it no longer exists. */
  title: string
}
export type SavedList = readonly SavedProperty[]

const empty: SavedList = []

/** Stored values may come from an old version, or from the visitor. */
function isSavedProperty(value: unknown): value is SavedProperty {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return false
  return typeof value.id === 'string' && typeof value.title === 'string'
}

/** Without duplicates, in local storage, else in session storage. If both fail, it lasts as long as the page. */
export function createSavedList(key: string, maximum = Number.POSITIVE_INFINITY) {
  /** Whether the list outlives the tab. */
  const isPersistent = createStore(true, () => tryOrUndefined(() => sessionStorage.getItem(key) === null) ?? true)
  // The server renders an empty list.
  const store = createStore(empty, () => {
    const stored: unknown = tryOrUndefined(() =>
      JSON.parse(sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '[]'),
    )
    if (!Array.isArray(stored)) return empty
    const unique = new Map<string, SavedProperty>()
    for (const property of stored)
      if (isSavedProperty(property) && !unique.has(property.id)) unique.set(property.id, property)
    return [...unique.values()].slice(0, maximum)
  })
  const readAgain = () => isPersistent.get() && store.reset()
  if (globalThis.document) {
    // A null key means that everything was cleared.
    addEventListener('storage', (event) => (event.key === key || event.key === null) && readAgain())
    // A page restored from the back/forward cache has missed all events.
    addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
  }
  const change = (next: SavedList) => {
    isPersistent.set(write(key, JSON.stringify(next.map(({ id, title }) => ({ id, title })))))
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

function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    sessionStorage.removeItem(key)
    return true
  } catch {
    tryOrUndefined(() => sessionStorage.setItem(key, value))
    return false
  }
}
