import { readCell } from '@porchlight/contract/csv-cell'
import { propertyIdSchema, unitIdSchema } from '@porchlight/contract/id'
import type { Property } from '@porchlight/contract/property'
import * as z from 'zod/mini'
import type { Problem, SheetFile, SheetRow } from './read-sheet.ts'
import type { Marker } from './sheet-kinds.ts'
import { sheetsCopy } from './sheets-copy.ts'

/** The rows of all files that belong to one home, which is imported with all of them or not at all. */
export interface HomeRows {
  /** Of a new home, the one that it will have. */
  propertyId: string
  isNew: boolean
  property?: SheetRow
  units: SheetRow[]
  /** Of these rows, as far as they are known without reading their fields. */
  problems: Problem[]
}

const { problems: words, columns } = sheetsCopy

/** What stands in a row's column; empty without one. */
export const cellOf = (row: SheetRow, column: Marker | 'unitNumber' | 'title') =>
  readCell(row.cells.get(column) ?? '').trim()

/** A problem in a row's column. */
export const problemAt = ({ file, row }: SheetRow, column: string, text: string): Problem => ({
  file,
  row,
  column,
  text,
})

/** Puts rows together by home. A row that belongs to no home of this site is a problem of its own. */
export function groupRows(files: readonly SheetFile[], properties: readonly Property[]) {
  const homes = new Map<string, HomeRows>()
  const problems: Problem[] = []
  const notes: Problem[] = []
  const seen = new Map<string, SheetRow>()
  /** New homes, by title. */
  const added = new Map<string, SheetRow>()
  const known = new Set(properties.map(({ id }) => id))
  const byTitle = Map.groupBy(properties, ({ title }) => title.trim())

  const homeOf = (propertyId: string) => {
    const isNew = !known.has(propertyId)
    const home: HomeRows = homes.get(propertyId) ?? { propertyId, isNew, units: [], problems: [] }
    homes.set(propertyId, home)
    return home
  }
  const addProperty = (row: SheetRow) => {
    const id = cellOf(row, 'propertyId')
    if (id === '') return addNew(row)
    const problem = problemOfId(id)
    if (problem) return problems.push(problemAt(row, columns.propertyId, problem))
    const home = homeOf(id)
    noteDouble(home, row, id, columns.propertyId)
    home.property = row
  }
  const addNew = (row: SheetRow) => {
    const title = cellOf(row, 'title')
    const first = added.get(title)
    if (byTitle.has(title)) return notes.push(problemAt(row, words.title, words.homeThere(title)))
    const home = homeOf(crypto.randomUUID())
    home.property = row
    if (title && first) home.problems.push(problemAt(row, words.title, words.doubleTitle(first.row, first.file)))
    added.set(title, row)
    return home
  }
  const addUnit = (row: SheetRow) => {
    const [id, named] = [cellOf(row, 'unitId'), cellOf(row, 'propertyId')]
    if (id !== '' && !z.safeParse(unitIdSchema, id).success)
      return problems.push(problemAt(row, columns.unitId, words.noUnitId(id)))
    const propertyId = id.slice(0, id.indexOf('.')) || named || idByTitle(row)
    const column = id ? columns.unitId : named ? columns.propertyId : columns.property
    if (propertyId === undefined) return
    const problem = problemOfId(propertyId)
    if (problem) return problems.push(problemAt(row, column, problem))
    const home = homeOf(propertyId)
    if (named && named !== propertyId) home.problems.push(problemAt(row, columns.propertyId, words.otherBuilding))
    if (id) noteDouble(home, row, id, columns.unitId)
    home.units.push(row)
  }
  const idByTitle = (row: SheetRow) => {
    const title = cellOf(row, 'property')
    const [property, another] = byTitle.get(title) ?? []
    if (property && !another) return property.id
    problems.push(problemAt(row, columns.property, another ? words.titleOfMany(title) : words.noBuilding(title)))
    return undefined
  }
  const problemOfId = (id: string) => {
    if (!z.safeParse(propertyIdSchema, id).success) return words.noPropertyId(id)
    return known.has(id) ? undefined : words.unknownId
  }
  const noteDouble = (home: HomeRows, row: SheetRow, id: string, column: string) => {
    const first = seen.get(id)
    if (first) home.problems.push(problemAt(row, column, words.doubleId(first.row, first.file)))
    else seen.set(id, row)
  }
  for (const { sheet, rows } of files) for (const row of rows) sheet === 'units' ? addUnit(row) : addProperty(row)
  return { homes: [...homes.values()], problems, notes }
}
