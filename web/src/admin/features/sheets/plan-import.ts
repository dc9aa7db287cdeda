import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'
import { takeTurns } from '../../take-turns.ts'
import { groupRows } from './group-rows.ts'
import { type HomePlan, planHome, planNewHome } from './plan-home.ts'
import type { Problem, SheetFile } from './read-sheet.ts'
import type { SheetKinds } from './sheet-kinds.ts'
import { swappedColumns } from './swapped-columns.ts'

/** All that an import would do, and all that keeps it from being done. */
export interface ImportPlan {
  /** Homes of which something is imported. */
  homes: HomePlan[]
  /** In the order of the files. */
  problems: Problem[]
  /** What is told, and keeps nothing from being imported. */
  notes: Problem[]
  /** Titles of homes that are left out for their problems. */
  leftOut: string[]
  /** Rows in which nothing differs from what is stored. */
  unchanged: number
  /** Headings of columns that nobody knows. */
  unknown: string[]
}

interface Stored {
  properties: readonly Property[]
  /** Of the homes whose units the files name. */
  unitsOf: (propertyId: string) => readonly Unit[]
}

/** Compares the files with what is stored by now; lets the page answer meanwhile. */
export async function planImport(kinds: SheetKinds, files: readonly SheetFile[], stored: Stored): Promise<ImportPlan> {
  const ofFiles = files.flatMap(({ problems }) => problems)
  // A file that cannot be read as it was meant says nothing reliable of any home.
  if (ofFiles.length > 0) return { homes: [], problems: ofFiles, notes: [], leftOut: [], unchanged: 0, unknown: [] }
  const turn = takeTurns()
  const grouped = groupRows(files, stored.properties)
  const properties = new Map(stored.properties.map((property) => [property.id, property]))
  const homes: HomePlan[] = []
  for (const rows of grouped.homes) {
    const property = properties.get(rows.propertyId)
    if (property) homes.push(planHome(kinds, rows, { property, units: stored.unitsOf(property.id) }))
    else if (rows.property) homes.push(planNewHome(kinds, rows, rows.property))
    await turn()
  }
  const order = files.map(({ name }) => name)
  const inOrder = (a: Problem, b: Problem) =>
    order.indexOf(a.file) - order.indexOf(b.file) || (a.row ?? 0) - (b.row ?? 0)
  return {
    homes: homes.filter(({ input, creation }) => input ?? creation),
    problems: [...grouped.problems, ...homes.flatMap(({ problems }) => problems)].toSorted(inOrder),
    notes: [
      ...files.flatMap(({ name, notes }) => notes.map((text) => ({ file: name, text }))),
      ...swappedColumns(homes),
      ...grouped.notes,
      ...homes.flatMap(({ notes }) => notes),
    ],
    leftOut: homes.flatMap(({ title, problems }) => (problems.length > 0 && title ? [title] : [])),
    unchanged: homes.reduce((sum, { unchanged }) => sum + unchanged, 0),
    unknown: [...new Set(files.flatMap(({ unknown }) => unknown))],
  }
}

/** The homes of which the units are to be known before an import can be planned. */
export const homesWithUnits = (files: readonly SheetFile[], properties: readonly Property[]): string[] =>
  groupRows(files, properties).homes.flatMap(({ propertyId, units }) => (units.length > 0 ? [propertyId] : []))
