import { limits } from '@porchlight/contract/limits'
import { createSavedList, type SavedList, type SavedProperty } from '../persistent-list.ts'
import { useStore } from '../store.ts'

export const canAdd = (selected: SavedList): boolean => selected.length < limits.comparedProperties
export const canCompare = (selected: SavedList): boolean => selected.length >= limits.comparedPropertiesNeeded

const list = createSavedList('porchlight.comparison', limits.comparedProperties)

/** Up to three properties, in the order of selection (docs/product/comparison-and-saved.md#selecting-for-comparison). */
export const comparison = {
  ...list,
  /** Does nothing if the property is already selected or the list is full. */
  add(property: SavedProperty) {
    if (canAdd(list.get()) && !list.has(property.id)) list.change([...list.get(), property])
  },
  clear() {
    list.change([])
  },
}

export const useComparison = () => useStore(comparison)

/** Whether a property is compared, can be added, or cannot because the comparison is full. */
export function useComparisonState(id: string): 'selected' | 'available' | 'full' {
  const selected = useComparison()
  if (selected.some((property) => property.id === id)) return 'selected'
  return canAdd(selected) ? 'available' : 'full'
}
