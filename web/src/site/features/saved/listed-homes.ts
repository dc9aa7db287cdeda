import { useState } from 'react'
import type { KeptHome, KeptHomes } from '../../../shared/kept-homes.ts'
import { useSavedHomes } from '../../../shared/saved/saved-homes.ts'

/**
 * The saved homes, and those that were taken away since the page was opened, in their places: a slip can be undone, and
 * nothing moves under the finger. Those that come from another tab stand first, as they are the latest.
 */
export function useListedHomes(): { saved: KeptHomes; listed: KeptHomes } {
  const saved = useSavedHomes()
  const [listed, setListed] = useState<KeptHomes>(saved)
  const known = new Set(listed.map(({ id }) => id))
  const fresh: KeptHome[] = saved.filter(({ id }) => !known.has(id))
  if (fresh.length > 0) setListed([...fresh, ...listed])
  return { saved, listed }
}
