import { useState } from 'react'
import type { SavedList, SavedProperty } from '../../../shared/kept-homes.ts'
import { useSavedProperties } from '../../../shared/saved/saved-homes.ts'

/**
 * The saved homes, and those that were taken away since the page was opened, in their places: a slip can be undone, and
 * nothing moves under the finger. Those that come from another tab stand first, as they are the latest.
 */
export function useListedHomes(): { saved: SavedList; listed: SavedList } {
  const saved = useSavedProperties()
  const [listed, setListed] = useState<SavedList>(saved)
  const known = new Set(listed.map(({ id }) => id))
  const fresh: SavedProperty[] = saved.filter(({ id }) => !known.has(id))
  if (fresh.length > 0) setListed([...fresh, ...listed])
  return { saved, listed }
}
