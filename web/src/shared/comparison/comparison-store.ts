import { limits } from '@porchlight/contract/limits'
import { useSyncExternalStore } from 'react'
import {
  createSavedList,
  deviceStorage,
  type ListStorage,
  type SavedList,
  type SavedProperty,
} from '../persistent-list.ts'
import { useStore } from '../store.ts'

export const canAdd = (selected: SavedList): boolean => selected.length < limits.comparedProperties
export const canCompare = (selected: SavedList): boolean => selected.length >= limits.comparedPropertiesNeeded

/** Up to three properties, in the order they were selected (docs/product/comparison-and-saved.md#selecting-for-comparison). */
export function createComparisonStore(storage: () => ListStorage) {
  const list = createSavedList(storage, limits.comparedProperties)
  return {
    ...list,
    /** Ignored when the property is selected already or three are (docs/product/comparison-and-saved.md#selecting-for-comparison). */
    add(property: SavedProperty) {
      if (canAdd(list.get()) && !list.has(property.id)) list.change([...list.get(), property])
    },
    clear() {
      list.change([])
    },
  }
}

export const comparison = createComparisonStore(deviceStorage('porchlight.comparison'))

/** The properties selected for comparison, in order; empty while a server renders and until the page is alive. */
export function useComparison() {
  return useStore(comparison)
}

/** Whether this home is selected, can be, or cannot: of the cards of a list only those are rendered anew that change. */
export function useComparisonState(id: string): 'selected' | 'available' | 'full' {
  const read = () => (comparison.has(id) ? 'selected' : canAdd(comparison.get()) ? 'available' : 'full')
  return useSyncExternalStore(comparison.subscribe, read, () => 'available')
}
