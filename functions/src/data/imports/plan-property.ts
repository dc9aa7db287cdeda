import { readCell, writeCell } from '@porchlight/contract/csv/csv-cell'
import { csvTables, type FieldColumn, idColumns } from '@porchlight/contract/csv/csv-tables'
import {
  type ImportRemark,
  importedPropertySchema,
  type PlannedProperty,
  type PlannedRow,
} from '@porchlight/contract/csv/import'
import { limits } from '@porchlight/contract/limits'
import { type Facts, factsOf, singleFactSchemas, withSingleFacts } from '@porchlight/contract/properties/facts'
import { unitFieldList } from '@porchlight/contract/properties/fields'
import * as z from 'zod/mini'
import type { PropertyRows } from './group-rows.ts'
import { importMessages } from './import-messages.ts'
import type { StoredProperty } from './import-property.ts'
import { cellOf, type ImportRow, remarkOn } from './import-rows.ts'

export interface PropertyPlan {
  title: string
  /** Undefined if nothing changes or there are problems. */
  planned?: PlannedProperty
  problems: ImportRemark[]
  notes: ImportRemark[]
  unchanged: number
}

interface Comparison {
  /** Changed fields, or all fields of something new. */
  fields: Record<string, unknown>
  changes: PlannedRow['changes']
  problems: ImportRemark[]
}

/** A cell that equals its export changes nothing. */
function compare(columns: readonly FieldColumn[], row: ImportRow, before?: Stored): Comparison {
  const stored: Record<string, unknown> | undefined = before && withSingleFacts(before)
  const read: Comparison['fields'] = {}
  const problems: ImportRemark[] = []
  for (const { name, label, format, schema, problem } of columns) {
    const cell = row.cells.get(name)
    if (stored && (cell === undefined || cell === writeCell(format.toCell(stored[name])))) continue
    const text = readCell(cell ?? '')
    const value = cell === undefined ? format.initial : format.fromText(text)
    const { success, data } = z.safeParse(schema, value)
    if (value === undefined) problems.push(remarkOn(row, label, importMessages.notOneOf(text, format.choices ?? [])))
    else if (!success) problems.push(remarkOn(row, label, problem(text)))
    else read[name] = data
  }
  const next: Comparison['fields'] = { ...stored, ...read }
  // A day alone means "Available soon".
  if (!next.availability && next.availableFrom) next.availability = 'soon'
  const fields: Comparison['fields'] = {}
  const changes: Comparison['changes'] = []
  for (const { name, label, format } of columns) {
    if (!(name in next) || (stored && JSON.stringify(next[name]) === JSON.stringify(stored[name]))) continue
    fields[name] = next[name]
    const [before, after] = [stored ? format.display(stored[name]) : '', format.display(next[name])]
    if (stored || after) changes.push({ label, before, after })
  }
  return { fields: withFacts(fields, before), changes, problems }
}

/** Returns changed fields with all facts as one field, if one of them changed. */
function withFacts(changed: Record<string, unknown>, before?: Stored): Record<string, unknown> {
  const [facts, others] = [true, false].map((isFact) =>
    Object.fromEntries(Object.entries(changed).filter(([name]) => name in singleFactSchemas === isFact)),
  )
  if (Object.keys(facts ?? {}).length === 0) return changed
  return { ...others, facts: factsOf({ ...before?.facts, ...facts }) }
}

/**
 * A new property becomes a draft. `stored` is undefined for a new property, and for one that was deleted at this
 * moment.
 */
export function planProperty(rows: PropertyRows, stored: StoredProperty | undefined): PropertyPlan {
  const [first] = [rows.property, ...rows.units].filter((row) => row !== undefined)
  if (stored) return planStored(rows, stored)
  if (rows.isNew && rows.property) return planNew(rows, rows.property)
  const problems = first ? [remarkOn(first, idColumns.propertyId, importMessages.unknownId)] : []
  return { title: '', problems, notes: [], unchanged: 0 }
}

function planNew({ id, problems: known }: PropertyRows, row: ImportRow): PropertyPlan {
  const { fields, changes, problems: ofFields } = compare(csvTables.properties.fieldColumns, row)
  const problems = [...known, ...ofFields]
  const title = cellOf(row, 'title')
  const plan = { title, problems, notes: [], unchanged: 0 }
  if (problems.length > 0) return plan
  const imported = z.parse(importedPropertySchema, { id, newProperty: fields })
  return { ...plan, planned: { title, isNew: true, rows: [{ ...positionOf(row), isNew: true, changes }], imported } }
}

const positionOf = ({ file, row }: ImportRow) => ({ file, row })

function planStored(rows: PropertyRows, stored: StoredProperty): PropertyPlan {
  const property = stored.property.item
  const units = stored.units.map(({ item }) => item)
  const { title } = property
  const problems = [...rows.problems]
  const notes: ImportRemark[] = []
  const planned: PlannedRow[] = []
  let unchanged = 0

  /** Returns the changed fields, if any. */
  function planRow(row: ImportRow, columns: readonly FieldColumn[], unit?: string, before?: Stored) {
    const { fields, changes, problems: wrong } = compare(columns, row, before)
    problems.push(...wrong)
    if (before && changes.length === 0) {
      if (wrong.length === 0) unchanged += 1
      return undefined
    }
    const version = before && cellOf(row, 'version')
    if (version && version !== String(before.version))
      problems.push(
        remarkOn(
          row,
          idColumns.version,
          /^\d+$/.test(version) ? importMessages.outdated : importMessages.noVersion(version),
        ),
      )
    planned.push({ ...positionOf(row), ...(unit !== undefined && { unit }), isNew: !before, changes })
    return fields
  }

  const fields = rows.property && planRow(rows.property, csvTables.properties.fieldColumns, undefined, property)
  const isBuilding = (fields?.propertyType ?? property.propertyType) === 'multifamily'
  const changed: object[] = []
  const added: object[] = []
  const takenNumbers = new Map(units.map(({ unitNumber }) => [unitNumber.trim(), 'stored']))
  const columns = csvTables.units.fieldColumns
  for (const row of rows.units) {
    const id = cellOf(row, 'unitId')
    const before = units.find((unit) => unit.id === id)
    const number = cellOf(row, 'unitNumber')
    const taken = id ? undefined : takenNumbers.get(number)
    const refuse = (column: string, text: string) => problems.push(remarkOn(row, column, text))
    if (id && !before) refuse(idColumns.unitId, importMessages.unknownUnitId)
    else if (!isBuilding) refuse(idColumns.property, importMessages.noUnits)
    else if (taken === 'stored')
      notes.push(remarkOn(row, unitFieldList.unitNumber.label, importMessages.unitExists(number)))
    else if (taken) refuse(unitFieldList.unitNumber.label, importMessages.doubleNumber(number))
    else if (before) {
      const unitFields = planRow(row, columns, before.unitNumber, before)
      if (unitFields) changed.push({ id, version: before.version, fields: unitFields })
    } else {
      takenNumbers.set(number, 'new')
      added.push({ id: `${rows.id}.${crypto.randomUUID()}`, fields: planRow(row, columns, number) })
    }
  }
  const [first] = planned
  if (first && changed.length + added.length > limits.unitsPerTransaction)
    problems.push({ file: first.file, row: first.row, text: importMessages.tooManyUnits(title) })
  const plan = { title, problems, notes, unchanged }
  if (problems.length > 0 || planned.length === 0) return plan
  const imported = z.parse(importedPropertySchema, {
    id: rows.id,
    ...(fields && { property: { version: property.version, fields } }),
    ...(changed.length > 0 && { units: changed }),
    ...(added.length > 0 && { newUnits: added }),
  })
  return { ...plan, planned: { title, isNew: false, rows: planned, imported } }
}

type Stored = Record<string, unknown> & { version: number; facts: Facts | null }
