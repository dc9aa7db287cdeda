import { createSavedList, type SavedProperty } from '../persistent-list.ts'
import { useStore } from '../store.ts'

const list = createSavedList('porchlight.saved')

/** The saved properties, newest first (docs/product/comparison-and-saved.md#saving-a-home). */
export const savedProperties = {
  ...list,
  save(property: SavedProperty) {
    if (!list.has(property.id)) list.change([property, ...list.get()])
  },
}

export const useSavedProperties = () => useStore(savedProperties)

export const useIsSaved = (id: string): boolean => useSavedProperties().some((property) => property.id === id)
