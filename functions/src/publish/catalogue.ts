import type { Property } from '@porchlight/contract/property'
import { byAge } from '../data/properties/property-items.ts'
import { findProperty, listProperties } from '../data/properties/property-repository.ts'
import type { Table } from '../data/table/table.ts'

/**
 * All properties, newest first. The index that lists them follows writes within a moment; of those in `changed` it
 * may not know yet, so each is read from the table itself.
 */
export async function readCatalogue(table: Table, changed: Iterable<string>): Promise<Property[]> {
  const listed = new Map((await listProperties(table)).map((property) => [property.id, property]))
  for (const id of changed) {
    const property = await findProperty(table, id)
    if (property) listed.set(id, property)
    else listed.delete(id)
  }
  return [...listed.values()].sort(byAge)
}

/** How long the index may be behind, in milliseconds, with much room. */
const settledAfterMs = 60_000

/** Remembers which properties changed lately, from one invocation to the next. */
export function recentChanges(now = () => Date.now()) {
  const changedAt = new Map<string, number>()
  return {
    add(ids: Iterable<string>) {
      for (const id of ids) changedAt.set(id, now())
    },
    all(): string[] {
      for (const [id, at] of changedAt) if (now() - at > settledAfterMs) changedAt.delete(id)
      return [...changedAt.keys()]
    },
  }
}
