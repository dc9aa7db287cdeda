import { useState } from 'react'
import type { SavedList, SavedProperty } from '../../../shared/persistent-list.ts'
import { useSavedProperties } from '../../../shared/saved/saved-properties.ts'

/**
 * Removed properties stay in their places in `listed`, so that a removal can be undone. Properties saved in another tab
 * come first.
 */
export function useListedProperties(): { saved: SavedList; listed: SavedList } {
  const saved = useSavedProperties()
  const [listed, setListed] = useState<SavedList>(saved)
  const listedIds = new Set(listed.map(({ id }) => id))
  const added: SavedProperty[] = saved.filter(({ id }) => !listedIds.has(id))
  if (added.length > 0) setListed([...added, ...listed])
  return { saved, listed }
}
