import { useSyncExternalStore } from 'react'
import { createKeptHomes, type KeptHome, type Memory, onDevice } from '../kept-homes.ts'
import { useStore } from '../store.ts'

/** Homes that the visitor wants to find again, the latest first (docs/product.md#saving-a-home). */
export function createSavedHomes(memory: () => Memory) {
  const homes = createKeptHomes(memory)
  return {
    ...homes,
    save(home: KeptHome) {
      if (!homes.has(home.id)) homes.change([home, ...homes.get()])
    },
  }
}

export const savedHomes = createSavedHomes(onDevice('porchlight.saved'))

/** None while a server renders and until the page is alive. */
export function useSavedHomes() {
  return useStore(savedHomes)
}

/** Of many homes the one whose answer changes is rendered anew. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    savedHomes.subscribe,
    () => savedHomes.has(id),
    () => false,
  )
}
