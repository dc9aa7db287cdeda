import { useSyncExternalStore } from 'react'
import { type ComparisonMemory, createComparisonStore } from './comparison-store.ts'

const key = 'porchlight.comparison'

const browserMemory = (): ComparisonMemory => ({
  read: () => localStorage.getItem(key),
  write: (value) => localStorage.setItem(key, value),
  watch(changed) {
    // no key means that everything was cleared
    const listen = (event: StorageEvent) => {
      if (event.key === key || event.key === null) changed()
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
})

export const comparison = createComparisonStore(browserMemory)

/** The properties chosen for comparison, in order; empty while a server renders and until the page is alive. */
export function useComparison() {
  return useSyncExternalStore(comparison.subscribe, comparison.getSnapshot, comparison.getServerSnapshot)
}
