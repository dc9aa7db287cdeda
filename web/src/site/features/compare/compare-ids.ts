import { limits } from '@porchlight/contract/limits'

/** Unknown ids and those over the limit are dropped. */
export function pickCompared<T>(ids: readonly string[], properties: ReadonlyMap<string, T | null>): T[] {
  return ids.flatMap((id) => properties.get(id) ?? []).slice(0, limits.comparedProperties)
}

interface IdSources {
  address: readonly string[]
  selected: readonly string[]
  /** The ids in the address before and after the last synchronization. */
  lastSync: { from: readonly string[]; to: readonly string[] } | undefined
}

/**
 * Returns the ids to show. An address with ids wins if it is new (page load, link, back button). After that the
 * selection wins, because the visitor changed it. Undefined while a navigation is pending.
 */
export function resolveIds({ address, selected, lastSync }: IdSources): readonly string[] | undefined {
  if (lastSync && !sameIds(lastSync.from, lastSync.to) && sameIds(address, lastSync.from)) return undefined
  const isNew = !lastSync || !sameIds(address, lastSync.to)
  return isNew && address.length > 0 ? address : selected
}

export function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
