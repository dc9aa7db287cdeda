import { fits, type Shape } from '@porchlight/contract/shape'
import { attempt } from './attempt.ts'
import { createStore } from './store.ts'

export interface KeptHome {
  id: string
  /** As it was when it was chosen: it is known before the home's own data, and when that is gone. */
  title: string
}
export type KeptHomes = readonly KeptHome[]

/** Where a list is kept between pages and tabs; throws where the browser forbids it or has no room. */
export interface Memory {
  read(): string | null
  write(value: string): void
  /** Calls back whenever another tab may have written. */
  watch(changed: () => void): void
}

const nothing: KeptHomes = []
const kept: Shape = { fields: { id: 'string', title: 'string' }, optional: [] }
const isKept = (value: unknown): value is KeptHome => fits(kept, value)

/** Homes that the visitor has chosen, each once. Without a working memory the list lasts as long as the page. */
export function createKeptHomes(memory: () => Memory, most = Number.POSITIVE_INFINITY) {
  /** False once the memory has refused: what is held then is known to this page alone. */
  const lasting = createStore(true)
  let watched = false
  // a server knows of no choice
  const store = createStore(nothing, () => {
    // from the first look on, lest what is held is older than what another tab has written
    if (!watched) attempt(() => memory().watch(() => lasting.get() && store.forget()))
    watched = true
    const known: unknown = attempt(() => JSON.parse(memory().read() ?? '[]'))
    if (!Array.isArray(known)) return nothing
    const unique = new Map<string, KeptHome>()
    for (const home of known) if (isKept(home) && !unique.has(home.id)) unique.set(home.id, home)
    return [...unique.values()].slice(0, most)
  })
  return {
    ...store,
    lasting,
    has: (id: string) => store.get().some((home) => home.id === id),
    change(next: KeptHomes) {
      const text = JSON.stringify(next.map(({ id, title }) => ({ id, title })))
      lasting.set(attempt(() => memory().write(text) ?? true) ?? false)
      store.set(next)
    },
  }
}

/** Keeps a list under this name on the device. */
export const onDevice = (key: string) => (): Memory => ({
  read: () => localStorage.getItem(key),
  write: (value) => localStorage.setItem(key, value),
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
