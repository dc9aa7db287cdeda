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

interface Sides {
  /** Ids in the address now. */
  address: readonly string[]
  /** Ids of the stored selection. */
  chosen: readonly string[]
  /** The last time the two were made equal: the ids that the address had, and those that it was given. */
  last: { from: readonly string[]; to: readonly string[] } | undefined
}

/**
 * Which ids count when address and selection differ. An address that names ids wins when it is new (a load, a link,
 * the back button); after that the selection does, for then it was the visitor who changed it, here or in another
 * tab. Undefined while an address that was set is still on its way.
 */
export function idsThatCount({ address, chosen, last }: Sides): readonly string[] | undefined {
  if (last && !sameIds(last.from, last.to) && sameIds(address, last.from)) return undefined
  const isNew = !last || !sameIds(address, last.to)
  return isNew && address.length > 0 ? address : chosen
}

export function sameIds(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((id, index) => id === others[index])
}
