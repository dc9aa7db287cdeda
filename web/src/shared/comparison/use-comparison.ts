import { useStore } from '../store.ts'
import { type ComparisonMemory, createComparisonStore } from './comparison-store.ts'

const key = 'porchlight.comparison'

const browserMemory = (): ComparisonMemory => ({
  read: () => localStorage.getItem(key),
  write: (value) => localStorage.setItem(key, value),
  watch(changed) {
    // no key means that everything was cleared
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) changed()
    })
  },
})

export const comparison = createComparisonStore(browserMemory)

/** The properties chosen for comparison, in order; empty while a server renders and until the page is alive. */
export function useComparison() {
  return useStore(comparison)
}
