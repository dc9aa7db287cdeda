import type { FieldValues } from 'react-hook-form'
import * as z from 'zod/mini'
import type { EditorKind, Stored } from '../../editor/editor-kind.ts'
import { readField, writeField } from './field-column.ts'
import { sheetsCopy } from './sheets-copy.ts'

export interface FieldChange {
  label: string
  before: string
  after: string
}

interface ReadFields {
  /** What differs from what is stored, or all of a new thing, as it is sent. */
  fields: Record<string, unknown>
  changes: FieldChange[]
  problems: { label: string; text: string }[]
}

/** What a sheet has to know of one kind of thing: its columns, and how cells and stored fields become each other. */
export interface SheetFields<S> {
  columns: readonly { field: string; label: string }[]
  /** As they are exported, by field. */
  cellsOf(stored: S): Map<string, string>
  /** What these cells, by field, make of what is stored, or of a new thing; a field without a cell stays as it is. */
  read(cells: ReadonlyMap<string, string>, stored: S | undefined): ReadFields
}

const record = z.record(z.string(), z.unknown())
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Sheets go by the form that edits the same thing: cells are what would be typed there, checked by its rules and told in
 * its words. A cell that reads as the export wrote it changes nothing, whatever is stored. `fields`: in the order of the
 * columns.
 */
export function sheetFields<V extends FieldValues, S extends Stored, I>(
  kind: EditorKind<V, S, I>,
  fields: readonly string[],
): SheetFields<S> {
  const columns = fields.flatMap((name) =>
    kind.fields.filter((field) => field === name).map((field) => ({ field, label: kind.fieldList[field].label })),
  )
  const cellsOf = (stored: S) => {
    const values = z.parse(record, kind.valuesOf(stored))
    return new Map<string, string>(columns.map(({ field }) => [field, writeField(field, values[field])]))
  }
  return {
    columns,
    cellsOf,
    read(cells, stored) {
      const exported = stored && cellsOf(stored)
      const base = stored ? kind.valuesOf(stored) : z.parse(kind.valuesSchema, {})
      const problems: ReadFields['problems'] = []
      const typed: Record<string, unknown> = {}
      for (const { field, label } of columns) {
        const cell = cells.get(field)
        if (cell === undefined || cell === exported?.get(field)) continue
        const read = readField(field, cell)
        if ('value' in read) typed[field] = read.value
        else problems.push({ label, text: sheetsCopy.notOneOf(cell, read.words) })
      }
      const values = z.parse(kind.valuesSchema, { ...base, ...typed })
      const [before, sent] = [stored && kind.fieldsOf(base), kind.fieldsOf(values)]
      const { data, error } = kind.fieldsSchema.safeParse(sent)
      const wrong = new Set(error?.issues.map(({ path }) => path[0]))
      const looked = columns.filter(({ field }) => !stored || field in typed)
      for (const { field, label } of looked)
        if (wrong.has(field)) problems.push({ label, text: kind.fieldList[field].problem(String(values[field])) })
      const after = z.parse(record, error ? sent : data)
      const changed = looked.filter(({ field }) => !before || !same(after[field], before[field]))
      return {
        fields: before ? Object.fromEntries(changed.map(({ field }) => [field, after[field]])) : after,
        changes: changed
          .map(({ field, label }) => ({
            label,
            before: stored ? kind.shown(field, base) : '',
            after: kind.shown(field, values),
          }))
          .filter((change) => stored || change.after !== ''),
        problems,
      }
    },
  }
}
