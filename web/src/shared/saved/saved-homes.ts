import { useSyncExternalStore } from 'react'
import { createSavedList, type Memory, onDevice, type SavedProperty } from '../kept-homes.ts'
import { useStore } from '../store.ts'

/** Homes that the visitor wants to find again, the latest first (docs/product.md#saving-a-home). */
export function createSavedProperties(memory: () => Memory) {
  const homes = createSavedList(memory)
  return {
    ...homes,
    save(home: SavedProperty) {
      if (!homes.has(home.id)) homes.change([home, ...homes.get()])
    },
  }
}

export const savedProperties = createSavedProperties(onDevice('porchlight.saved'))

/** None while a server renders and until the page is alive. */
export function useSavedProperties() {
  return useStore(savedProperties)
}

/** Of many homes the one whose answer changes is rendered anew. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    savedProperties.subscribe,
    () => savedProperties.has(id),
    () => false,
  )
}
