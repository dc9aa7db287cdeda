import { limits } from '@porchlight/contract/limits'
import { useSyncExternalStore } from 'react'
import { createSavedList, type Memory, onDevice, type SavedList, type SavedProperty } from '../kept-homes.ts'
import { useStore } from '../store.ts'

export const canAdd = (chosen: SavedList): boolean => chosen.length < limits.comparedProperties
export const canCompare = (chosen: SavedList): boolean => chosen.length >= limits.comparedPropertiesNeeded

/** Up to three properties, in the order they were chosen (docs/product.md#choosing-for-comparison). */
export function createComparisonStore(memory: () => Memory) {
  const homes = createSavedList(memory, limits.comparedProperties)
  return {
    ...homes,
    /** Ignored when the property is chosen already or three are (docs/product.md#choosing-for-comparison). */
    add(property: SavedProperty) {
      if (canAdd(homes.get()) && !homes.has(property.id)) homes.change([...homes.get(), property])
    },
    clear() {
      homes.change([])
    },
  }
}

export const comparison = createComparisonStore(onDevice('porchlight.comparison'))

/** The properties chosen for comparison, in order; empty while a server renders and until the page is alive. */
export function useComparison() {
  return useStore(comparison)
}

/** Whether this home is chosen, can be, or cannot: of the cards of a list only those are rendered anew that change. */
export function useComparable(id: string): 'chosen' | 'free' | 'full' {
  const read = () => (comparison.has(id) ? 'chosen' : canAdd(comparison.get()) ? 'free' : 'full')
  return useSyncExternalStore(comparison.subscribe, read, () => 'free')
}
