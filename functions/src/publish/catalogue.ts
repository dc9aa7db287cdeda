import type { Property } from '@porchlight/contract/property'
import { byAge } from '../data/properties/property-items.ts'
import { findProperty, listProperties } from '../data/properties/property-repository.ts'
import type { Table } from '../data/table/table.ts'

/**
 * All properties, newest first. The index that lists them follows writes within a moment; of those in `recent` it may not
 * know yet, so they are read from the table itself, as `find` does it.
 */
export async function readCatalogue(
  table: Table,
  recent: Iterable<string>,
  find = (id: string) => findProperty(table, id),
): Promise<Property[]> {
  const listed = new Map((await listProperties(table)).map((property) => [property.id, property]))
  for (const id of recent) {
    const property = await find(id)
    if (property) listed.set(id, property)
    else listed.delete(id)
  }
  return [...listed.values()].sort(byAge)
}

/** How long the index may be behind, in milliseconds, with much room. */
const settledAfterMs = 60_000

export type RecentChanges = ReturnType<typeof recentChanges>

/**
 * Remembers from one invocation to the next which properties changed lately, and how the table had them after that:
 * what is written later has a record that is still to come, and be it a hundred homes that somebody imports, each is
 * read once and not with every other.
 */
export function recentChanges(now = () => Date.now()) {
  const changes = new Map<string, { at: number; found?: Property | undefined }>()
  return {
    add(ids: Iterable<string>) {
      for (const id of ids) changes.set(id, { at: now() })
    },
    all(): string[] {
      for (const [id, { at }] of changes) if (now() - at > settledAfterMs) changes.delete(id)
      return [...changes.keys()]
    },
    /** Finds a property as it is in the table, or as it was there since its last change unless that is among `fresh`. */
    finder: (table: Table, fresh: ReadonlySet<string>) => async (id: string) => {
      const change = changes.get(id)
      if (change && 'found' in change && !fresh.has(id)) return change.found
      const found = await findProperty(table, id)
      if (change) change.found = found
      return found
    },
  }
}
