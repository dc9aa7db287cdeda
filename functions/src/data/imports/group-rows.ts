import { idColumns } from '@porchlight/contract/csv/csv-tables'
import type { ImportRemark } from '@porchlight/contract/csv/import'
import { propertyIdSchema, unitIdSchema } from '@porchlight/contract/id'
import { propertyFieldList } from '@porchlight/contract/properties/fields'
import * as z from 'zod/mini'
import { importMessages } from './import-messages.ts'
import { cellOf, type FileRows, type ImportRow, remarkOn } from './import-rows.ts'

/** These rows of all files concern one property. They are imported together or not at all. */
export interface PropertyRows {
  /** A new property has this id, too. */
  id: string
  isNew: boolean
  property?: ImportRow
  units: ImportRow[]
  /** These problems are known without the stored fields. */
  problems: ImportRemark[]
}

interface ExistingProperty {
  id: string
  title: string
}

const titleLabel = propertyFieldList.title.label

/** `problems` are those of rows without a property. */
export function groupRows(files: readonly FileRows[], existing: readonly ExistingProperty[]) {
  const properties = new Map<string, PropertyRows>()
  const problems: ImportRemark[] = []
  const notes: ImportRemark[] = []
  const rowById = new Map<string, ImportRow>()
  const newByTitle = new Map<string, ImportRow>()
  const existingIds = new Set(existing.map(({ id }) => id))
  const existingByTitle = Map.groupBy(existing, ({ title }) => title.trim())

  function rowsOfProperty(id: string): PropertyRows {
    const group = properties.get(id) ?? { id, isNew: !existingIds.has(id), units: [], problems: [] }
    properties.set(id, group)
    return group
  }

  function addProperty(row: ImportRow) {
    const id = cellOf(row, 'propertyId')
    if (id === '') return addNewProperty(row)
    const problem = problemOfId(id)
    if (problem) return problems.push(remarkOn(row, idColumns.propertyId, problem))
    const group = rowsOfProperty(id)
    refuseRepeated(group, row, id, idColumns.propertyId)
    group.property = row
  }

  function addNewProperty(row: ImportRow) {
    const title = cellOf(row, 'title')
    const first = newByTitle.get(title)
    if (existingByTitle.has(title)) return notes.push(remarkOn(row, titleLabel, importMessages.propertyExists(title)))
    const group = rowsOfProperty(crypto.randomUUID())
    group.property = row
    if (title && first)
      group.problems.push(remarkOn(row, titleLabel, importMessages.doubleTitle(first.row, first.file)))
    newByTitle.set(title, row)
  }

  function addUnit(row: ImportRow) {
    const unitId = cellOf(row, 'unitId')
    const namedId = cellOf(row, 'propertyId')
    if (unitId !== '' && !z.safeParse(unitIdSchema, unitId).success)
      return problems.push(remarkOn(row, idColumns.unitId, importMessages.noUnitId(unitId)))
    const id = unitId.slice(0, unitId.indexOf('.')) || namedId || idByTitle(row)
    if (id === undefined) return
    const problem = problemOfId(id)
    const column = unitId ? idColumns.unitId : namedId ? idColumns.propertyId : idColumns.property
    if (problem) return problems.push(remarkOn(row, column, problem))
    const group = rowsOfProperty(id)
    if (namedId && namedId !== id)
      group.problems.push(remarkOn(row, idColumns.propertyId, importMessages.otherBuilding))
    if (unitId) refuseRepeated(group, row, unitId, idColumns.unitId)
    group.units.push(row)
  }

  function idByTitle(row: ImportRow): string | undefined {
    const title = cellOf(row, 'property')
    const [group, another] = existingByTitle.get(title) ?? []
    if (group && !another) return group.id
    const text = another ? importMessages.titleOfMany(title) : importMessages.noBuilding(title)
    problems.push(remarkOn(row, idColumns.property, text))
    return undefined
  }

  function problemOfId(id: string): string | undefined {
    if (!z.safeParse(propertyIdSchema, id).success) return importMessages.noPropertyId(id)
    return existingIds.has(id) ? undefined : importMessages.unknownId
  }

  function refuseRepeated(group: PropertyRows, row: ImportRow, id: string, column: string) {
    const first = rowById.get(id)
    if (first) group.problems.push(remarkOn(row, column, importMessages.doubleId(first.row, first.file)))
    else rowById.set(id, row)
  }

  for (const { table, rows } of files) for (const row of rows) table === 'units' ? addUnit(row) : addProperty(row)
  return { properties: [...properties.values()], problems, notes }
}
