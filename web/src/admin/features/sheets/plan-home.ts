import { limits } from '@porchlight/contract/limits'
import { newPropertySchema, type Property } from '@porchlight/contract/property'
import { type SheetInput, sheetInputSchema } from '@porchlight/contract/sheet'
import type { Unit } from '@porchlight/contract/unit'
import * as z from 'zod/mini'
import { cellOf, type HomeRows, problemAt } from './group-rows.ts'
import type { Problem, SheetRow } from './read-sheet.ts'
import type { FieldChange, SheetFields } from './sheet-fields.ts'
import type { SheetKinds } from './sheet-kinds.ts'
import { sheetsCopy } from './sheets-copy.ts'

type NewProperty = z.infer<typeof newPropertySchema>

/** What becomes of one row. */
interface RowChanges {
  /** Of a unit, "Unit 101"; empty for the home itself. */
  name: string
  row: SheetRow
  isNew: boolean
  changes: FieldChange[]
}

/** What an import makes of one home and its units. */
export interface HomePlan {
  rows: HomeRows
  title: string
  changes: RowChanges[]
  /** With any of them nothing of this home is imported. */
  problems: Problem[]
  /** Rows that add what is there already, by an earlier import maybe: nothing is done for them. */
  notes: Problem[]
  /** Rows in which nothing differs from what is stored. */
  unchanged: number
  /** What is sent; undefined when nothing changes, or there are problems. */
  input?: SheetInput
  /** The same of a new home. */
  creation?: NewProperty
}

/** What is stored of a home by now. */
export interface StoredHome {
  property: Property
  units: readonly Unit[]
}

const { problems: words, columns } = sheetsCopy

/** Compares a home's rows with what is stored of it by now. */
export function planHome(kinds: SheetKinds, rows: HomeRows, { property, units }: StoredHome): HomePlan {
  const problems = [...rows.problems]
  const notes: Problem[] = []
  const changes: RowChanges[] = []
  let unchanged = 0
  const stored = new Map(units.map((unit) => [unit.id, unit]))
  const numbers = new Map(units.map(({ unitNumber }) => [unitNumber.trim(), 'stored']))

  /** Reads a row's fields, notes its problems, and gives the fields to be sent; undefined when there are none. */
  function readRow<S extends Versioned>(fields: SheetFields<S>, row: SheetRow, name: string, was?: S) {
    const read = fields.read(row.cells, was)
    problems.push(...read.problems.map(({ label, text }) => problemAt(row, label, text)))
    if (was && read.changes.length === 0) {
      if (read.problems.length === 0) unchanged += 1
      return []
    }
    const version = was && cellOf(row, 'version')
    if (version && version !== String(was.version ?? ''))
      problems.push(problemAt(row, columns.version, /^\d+$/.test(version) ? words.moved : words.noVersion(version)))
    changes.push({ name, row, isNew: was === undefined, changes: read.changes })
    return [{ ...read.fields, ...(was && { version: was.version }) }]
  }

  const [change] = rows.property ? readRow(kinds.properties.fields, rows.property, '', property) : []
  const isBuilding = { propertyType: property.propertyType, ...change }.propertyType === 'multifamily'
  const changed: object[] = []
  const added: object[] = []
  for (const row of rows.units) {
    const id = cellOf(row, 'unitId')
    const was = stored.get(id)
    const number = cellOf(row, 'unitNumber')
    const taken = was || id ? undefined : numbers.get(number)
    if (id && !was) problems.push(problemAt(row, columns.unitId, words.unitGone))
    else if (!isBuilding) problems.push(problemAt(row, columns.property, words.noUnits))
    else if (taken === 'stored') notes.push(problemAt(row, words.unitNumber, words.unitThere(number)))
    else if (taken) problems.push(problemAt(row, words.unitNumber, words.doubleNumber(number)))
    else if (was) {
      const sent = readRow(kinds.units.fields, row, sheetsCopy.unit(was.unitNumber), was)
      changed.push(...sent.map((fields) => ({ id, ...fields })))
    } else {
      numbers.set(number, 'new')
      const sent = readRow(kinds.units.fields, row, sheetsCopy.unit(number))
      added.push(...sent.map((fields) => ({ id: `${property.id}.${crypto.randomUUID()}`, ...fields })))
    }
  }
  const input = {
    ...(change && { property: change }),
    ...(changed.length > 0 && { units: changed }),
    ...(added.length > 0 && { newUnits: added }),
  }
  if (problems.length === 0) problems.push(...tooMuch(rows, input, changed.length + added.length))
  const isSent = problems.length === 0 && changes.length > 0
  return {
    rows,
    title: property.title,
    changes,
    problems,
    notes,
    unchanged,
    ...(isSent && { input: z.parse(sheetInputSchema, input) }),
  }
}

/** What a row without an ID becomes: a draft, which visitors see when somebody has looked at it and published it. */
export function planNewHome(kinds: SheetKinds, rows: HomeRows, row: SheetRow): HomePlan {
  const { fields, changes, problems: ofFields } = kinds.properties.fields.read(row.cells, undefined)
  const problems = [...rows.problems, ...ofFields.map(({ label, text }) => problemAt(row, label, text))]
  const property = { ...fields, id: rows.propertyId, status: 'draft' }
  return {
    rows,
    title: cellOf(row, 'title'),
    changes: [{ name: '', row, isNew: true, changes }],
    problems,
    notes: [],
    unchanged: 0,
    ...(problems.length === 0 && { creation: z.parse(newPropertySchema, { property, images: [] }) }),
  }
}

interface Versioned {
  version?: number | undefined
}

/** One home is saved in one step, which holds only so much. */
function tooMuch({ property, units }: HomeRows, input: object, count: number): Problem[] {
  const first = property ?? units[0]
  const bytes = new TextEncoder().encode(JSON.stringify(input)).length
  if (!first || (count <= limits.unitsPerSheet && bytes <= limits.requestBodyBytes)) return []
  return [
    { file: first.file, row: first.row, text: count > limits.unitsPerSheet ? words.tooManyUnits : words.tooLarge },
  ]
}
