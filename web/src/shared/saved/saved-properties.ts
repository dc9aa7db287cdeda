import { useSyncExternalStore } from 'react'
import { createSavedList, deviceStorage, type ListStorage, type SavedProperty } from '../persistent-list.ts'
import { useStore } from '../store.ts'

/** Homes that the visitor wants to find again, the latest first (docs/product/comparison-and-saved.md#saving-a-home). */
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

/** None while a server renders and until the page is alive. */
export function useSavedProperties() {
  return useStore(savedProperties)
}

/** Of many list the one whose answer changes is rendered anew. */
export function useIsSaved(id: string): boolean {
  return useSyncExternalStore(
    savedProperties.subscribe,
    () => savedProperties.has(id),
    () => false,
  )
}
