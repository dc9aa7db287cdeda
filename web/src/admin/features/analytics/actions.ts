import { type ViewHistory, visitorActions } from '@porchlight/contract/analytics/analytics'
import { sumOf } from './view-spans.ts'

/** Adds up what visitors did with these properties, and where their visits began. */
export function actionsOf({ properties }: ViewHistory, days: number, ids: ReadonlySet<string>) {
  const own = properties.filter(({ propertyId }) => ids.has(propertyId))
  const perDay = own.flatMap(({ actions }) => Object.values(actions))
  const kinds = visitorActions.map((action) => ({
    action,
    count: sumOf(own.flatMap(({ actions }) => actions[action] ?? [])),
  }))
  const starts = new Map<string, number>()
  for (const [from, count] of own.flatMap(({ visits }) => Object.entries(visits)))
    starts.set(from, (starts.get(from) ?? 0) + count)
  return {
    /** Oldest first. */
    days: Array.from({ length: days }, (_, n) => sumOf(perDay.map((counts) => counts[n] ?? 0))),
    total: sumOf(perDay.flat()),
    /** Those that occurred, in the contract's order. */
    kinds: kinds.filter(({ count }) => count > 0),
    /** Most frequent first. */
    starts: [...starts]
      .map(([from, count]) => ({ from, count }))
      .toSorted((a, b) => b.count - a.count || a.from.localeCompare(b.from)),
  }
}

export type Actions = ReturnType<typeof actionsOf>

/** Highest first, without properties that have none. */
export function mostActions<T>(rows: readonly T[], actions: (row: T) => Actions | undefined, limit: number) {
  return rows
    .flatMap((row) => {
      const own = actions(row)
      return own && own.total > 0 ? [{ row, actions: own }] : []
    })
    .toSorted((a, b) => b.actions.total - a.actions.total)
    .slice(0, limit)
}
