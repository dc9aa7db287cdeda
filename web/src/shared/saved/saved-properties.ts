import { useSyncExternalStore } from 'react'
import { createSavedList, deviceStorage, type ListStorage, type SavedProperty } from '../persistent-list.ts'
import { useStore } from '../store.ts'

/** Creates the list of saved properties, newest first (docs/product/comparison-and-saved.md#saving-a-home). */
export function createSavedProperties(storage: () => ListStorage) {
  const list = createSavedList(storage)
  return {
    ...list,
    save(property: SavedProperty) {
      if (!list.has(property.id)) list.change([property, ...list.get()])
    },
  }
}

export const savedProperties = createSavedProperties(deviceStorage('porchlight.saved'))

/** Empty on the server and until hydration. */
export function useSavedProperties() {
  return useStore(savedProperties)
}

/** Returns one property's state, so that only cards whose state changes are rendered again. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    savedProperties.subscribe,
    () => savedProperties.has(id),
    () => false,
  )
}
