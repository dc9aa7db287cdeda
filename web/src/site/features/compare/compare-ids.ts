import { limits } from '@porchlight/contract/limits'

/** Ids of an address such as `/compare?ids=a,b`: each once, in their order. */
export function parseIds(value: string | null): string[] {
  const ids = (value ?? '').split(',').map((id) => id.trim())
  return [...new Set(ids)].filter(Boolean)
}

/** The properties with these ids, in the order of the ids; ids of none are dropped, and so are those over the limit. */
export function pickCompared<T>(ids: readonly string[], properties: ReadonlyMap<string, T | null>): T[] {
  return ids.flatMap((id) => properties.get(id) ?? []).slice(0, limits.comparedProperties)
}

interface IdSources {
  /** Ids in the address now. */
  address: readonly string[]
  /** Ids of the stored selection. */
  selected: readonly string[]
  /** The last time the two were made equal: the ids that the address had, and those that it was given. */
  lastSync: { from: readonly string[]; to: readonly string[] } | undefined
}

/**
 * Which ids count when address and selection differ. An address that names ids wins when it is new (a load, a link,
 * the back button); after that the selection does, for then it was the visitor who changed it, here or in another
 * tab. Undefined while an address that was set is still on its way.
 */
export function resolveIds({ address, selected, lastSync }: IdSources): readonly string[] | undefined {
  if (lastSync && !sameIds(lastSync.from, lastSync.to) && sameIds(address, lastSync.from)) return undefined
  const isNew = !lastSync || !sameIds(address, lastSync.to)
  return isNew && address.length > 0 ? address : selected
}

export function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index])
}
