import { type ViewHistory, type VisitorAction, visitorActions } from '@porchlight/contract/analytics/analytics'
import { sumOf } from './view-spans.ts'

/** What visitors did with some properties in the time range, and where their visits began. */
export interface Actions {
  /** Oldest first. */
  days: number[]
  total: number
  /** Kinds that occurred, in the contract's order. */
  kinds: { action: VisitorAction; count: number }[]
  /** Most frequent first. */
  starts: { from: string; count: number }[]
}

/** Adds up the actions on these properties. */
export function actionsOf({ properties }: ViewHistory, days: number, ids: ReadonlySet<string>): Actions {
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
    days: Array.from({ length: days }, (_, n) => sumOf(perDay.map((counts) => counts[n] ?? 0))),
    total: sumOf(perDay.flat()),
    kinds: kinds.filter(({ count }) => count > 0),
    starts: [...starts]
      .map(([from, count]) => ({ from, count }))
      .toSorted((a, b) => b.count - a.count || a.from.localeCompare(b.from)),
  }
}

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
