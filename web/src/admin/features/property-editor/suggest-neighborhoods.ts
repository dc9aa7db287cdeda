import type { Property } from '@porchlight/contract/properties/property'
import { normalizeForSearch } from '@porchlight/contract/text/normalize-for-search'

const MAX_SUGGESTIONS = 6

type Home = Pick<Property, 'location' | 'neighborhood'>

/** Those that contain the typed text, most frequent first. None if the text is one of them. */
export function suggestNeighborhoods(text: string, location: Property['location'], homes: readonly Home[]): string[] {
  const typed = normalizeForSearch(text.trim())
  const counts = new Map<string, number>()
  for (const { neighborhood, location: city } of homes)
    if (neighborhood && city === location) counts.set(neighborhood, (counts.get(neighborhood) ?? 0) + 1)
  if (counts.has(text.trim())) return []
  return [...counts]
    .filter(([name]) => normalizeForSearch(name).includes(typed))
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(([name]) => name)
}
