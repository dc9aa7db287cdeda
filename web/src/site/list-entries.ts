import { locations } from '@porchlight/contract/properties/options'
import { parseUrl } from '@porchlight/contract/text/parse-url'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { tryOrUndefined } from '../shared/try-or-undefined.ts'

const STORAGE_KEY = 'porchlight.lists'

/** The city page from which the visitor came to a history entry. */
interface ListEntry {
  /** Path with filters. */
  address: string
  /** Number of history entries since then. Undefined if the city is in another tab. */
  steps?: number | undefined
}

/** By the key of their history entry. The first entry of a document has no key of its own and is not stored. */
const entries = new Map<string, ListEntry>()

/** Records for each history entry from which city page it was reached. */
export function useListEntries(): void {
  const { key, pathname, search } = useLocation()
  const navigationType = useNavigationType()
  const last = useRef<{ key: string; pathname: string; search: string }>(undefined)
  useEffect(() => {
    const before = last.current
    last.current = { key, pathname, search }
    if (!before) {
      const read = () => new Map<string, ListEntry>(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
      for (const [storedKey, storedEntry] of tryOrUndefined(read) ?? []) entries.set(storedKey, storedEntry)
      const entry = entryOfReferrer()
      if (entry && key === 'default') entries.set(key, entry)
    }
    if (!before || navigationType === 'POP') return
    const entry = isCity(before.pathname)
      ? { address: before.pathname + before.search, steps: 0 }
      : entries.get(before.key)
    if (!entry) return
    const steps = entry.steps === undefined || navigationType !== 'PUSH' ? entry.steps : entry.steps + 1
    entries.set(key, { ...entry, steps })
    const kept = [...entries].filter(([entryKey]) => entryKey !== 'default')
    tryOrUndefined(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept)))
  }, [key, pathname, search, navigationType])
}

/** Returns the city page from which a history entry was reached, if it was this city. */
export function listEntryOf(key: string, cityPath: string): ListEntry | undefined {
  const entry = entries.get(key)
  return entry && entry.address.split('?')[0] === cityPath ? entry : undefined
}

const isCity = (path: string) => locations.some((location) => paths.city(location) === path)

/** A link pressed before hydration, or opened in a new tab, loads a new document. */
function entryOfReferrer(): ListEntry | undefined {
  const url = parseUrl(document.referrer)
  if (url?.origin !== location.origin || !isCity(url.pathname)) return undefined
  return { address: url.pathname + url.search, steps: history.length > 1 ? 1 : undefined }
}
