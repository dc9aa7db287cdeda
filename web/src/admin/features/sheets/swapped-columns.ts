import type { HomePlan } from './plan-home.ts'
import type { Problem } from './read-sheet.ts'
import { sheetsCopy } from './sheets-copy.ts'

/**
 * A word for each two columns that have changed places wherever either of them changes: mostly a slip, though it may be
 * meant.
 */
export function swappedColumns(homes: readonly HomePlan[]): Problem[] {
  const swaps = new Map<string, { first: Problem; columns: [string, string]; count: number }>()
  const changed = new Map<string, number>()
  for (const { row, changes } of homes.flatMap((home) => home.changes)) {
    changes.forEach((one, n) => {
      changed.set(one.label, (changed.get(one.label) ?? 0) + 1)
      for (const other of changes.slice(n + 1)) {
        if (one.before === '' || one.before !== other.after || one.after !== other.before) continue
        const key = JSON.stringify([one.label, other.label])
        const first = { file: row.file, row: row.row, text: sheetsCopy.notes.swapped(one.label, other.label) }
        const swap = swaps.get(key) ?? { first, columns: [one.label, other.label], count: 0 }
        swaps.set(key, { ...swap, count: swap.count + 1 })
      }
    })
  }
  return [...swaps.values()].flatMap(({ first, columns, count }) =>
    columns.every((label) => changed.get(label) === count) ? [first] : [],
  )
}
