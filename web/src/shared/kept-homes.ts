import { attempt } from './attempt.ts'
import { createStore } from './store.ts'

export interface SavedProperty {
  id: string
  /** As it was when it was chosen: it is known before the home's own data, and when that is gone. */
  title: string
}
export type SavedList = readonly SavedProperty[]

/** Where a list is kept between pages and tabs; throws where the browser forbids it or has no room at all. */
export interface Memory {
  read(): string | null
  /** Gives whether it is kept longer than the tab. */
  write(value: string): boolean
  /** Whether what was written last is. */
  lasts(): boolean
  /** Calls back whenever another tab may have written. */
  watch(changed: () => void): void
}

const nothing: SavedList = []

/** Storage belongs to the visitor and may hold anything. */
function isKept(value: unknown): value is SavedProperty {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return false
  return typeof value.id === 'string' && typeof value.title === 'string'
}

/** Homes that the visitor has chosen, each once. Without a working memory the list lasts as long as the page. */
export function createSavedList(memory: () => Memory, most = Number.POSITIVE_INFINITY) {
  /** False once the memory has refused: what is held then lasts as long as the visit. */
  const lasting = createStore(true, () => attempt(() => memory().lasts()) ?? true)
  let watched = false
  // a server knows of no choice
  const store = createStore(nothing, () => {
    // from the first look on, lest what is held is older than what another tab has written
    if (!watched) attempt(() => memory().watch(() => lasting.get() && store.forget()))
    watched = true
    const known: unknown = attempt(() => JSON.parse(memory().read() ?? '[]'))
    if (!Array.isArray(known)) return nothing
    const unique = new Map<string, SavedProperty>()
    for (const home of known) if (isKept(home) && !unique.has(home.id)) unique.set(home.id, home)
    return [...unique.values()].slice(0, most)
  })
  const change = (next: SavedList) => {
    const text = JSON.stringify(next.map(({ id, title }) => ({ id, title })))
    lasting.set(attempt(() => memory().write(text)) ?? false)
    store.set(next)
  }
  return {
    ...store,
    lasting,
    change,
    has: (id: string) => store.get().some((home) => home.id === id),
    remove: (id: string) => change(store.get().filter((home) => home.id !== id)),
  }
}

/** Keeps a list under this name on the device; in the tab, where the device has no room. */
export const onDevice = (key: string) => (): Memory => ({
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
  lasts: () => sessionStorage.getItem(key) === null,
  watch(changed) {
    // no key means that everything was cleared
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed()
    })
    // a page that the browser held back hears of nothing meanwhile
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) changed()
    })
  },
})
