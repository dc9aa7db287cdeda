import type { Change } from '@porchlight/contract/history/history'
import { historyCopy, subjectOf } from './history-copy.ts'

/** Changes of one action to units of a property are one row. */
export function groupChanges(changes: readonly Change[]): Change[][] {
  const rows: Change[][] = []
  for (const change of changes) {
    // The building's own change may be stored between those of its units.
    const row = rows.findLast(([first]) => first && isOneAction(first, change))
    if (row) row.push(change)
    else rows.push([change])
  }
  return rows
}

const isOneAction = (a: Change, b: Change) =>
  a.group !== undefined &&
  a.group === b.group &&
  a.action === b.action &&
  a.of.kind === 'unit' &&
  b.of.kind === 'unit' &&
  a.of.historyId === b.of.historyId

const MAX_UNITS = 6
const { compare } = new Intl.Collator('en', { numeric: true })

/** `alone` leaves out the property, where the screen shows only one. */
export function subjectOfRow(changes: readonly Change[], alone: boolean): string {
  const [change] = changes
  if (!change) return ''
  if (changes.length === 1) return subjectOf(change, alone)
  const numbers = changes.map(({ of }) => of.title).toSorted(compare)
  const units = historyCopy.units(numbers.slice(0, MAX_UNITS), numbers.length - MAX_UNITS)
  return alone ? units : historyCopy.unitsOf(units, change.of.propertyTitle)
}
