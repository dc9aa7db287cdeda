import { useState } from 'react'
import type { SavedList, SavedProperty } from '../../../shared/persistent-list.ts'
import { useSavedProperties } from '../../../shared/saved/saved-properties.ts'

/**
 * The saved homes, and those that were taken away since the page was opened, in their places: a slip can be undone, and
 * nothing moves under the finger. Those that come from another tab stand first, as they are the latest.
 */
export function useListedProperties(): { saved: SavedList; listed: SavedList } {
  const saved = useSavedProperties()
  const [listed, setListed] = useState<SavedList>(saved)
  const listedIds = new Set(listed.map(({ id }) => id))
  const added: SavedProperty[] = saved.filter(({ id }) => !listedIds.has(id))
  if (added.length > 0) setListed([...added, ...listed])
  return { saved, listed }
}
