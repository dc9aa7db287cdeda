import * as z from 'zod/mini'
import { singleFactSchemas } from '../properties/facts.ts'
import { type FieldFormat, lettersOf } from '../properties/field-formats.ts'
import { type Field, propertyFieldList, unitFieldList } from '../properties/fields.ts'
import { propertyFieldsSchema } from '../properties/property.ts'
import { unitFieldsSchema } from '../properties/unit.ts'

/** Leading columns that identify the property or unit of a row and the version it was exported from. */
export const idColumns = {
  unitId: 'Unit ID',
  propertyId: 'Property ID',
  version: 'Version',
  property: 'Property',
} as const
type IdColumn = keyof typeof idColumns

/** Column of a field. */
export interface FieldColumn extends Field {
  name: string
  format: FieldFormat
  schema: z.ZodMiniType
}

export interface CsvTable {
  idColumns: readonly IdColumn[]
  fieldColumns: readonly FieldColumn[]
}

/** The two CSV files that can be exported and imported (docs/product/spreadsheets.md#spreadsheets). */
export const csvTables = {
  properties: {
    idColumns: ['propertyId', 'version'],
    fieldColumns: columnsOf(propertyFieldList, propertyFieldsSchema.shape),
  },
  units: {
    idColumns: ['unitId', 'version', 'propertyId', 'property'],
    fieldColumns: columnsOf(unitFieldList, unitFieldsSchema.shape),
  },
} as const satisfies Record<string, CsvTable>
export type CsvTableName = keyof typeof csvTables

function columnsOf(fields: Record<string, Field>, schemas: Record<string, z.ZodMiniType>): FieldColumn[] {
  return Object.entries(fields).flatMap(([name, { label, problem, format }]) =>
    format ? [{ name, label, problem, format, schema: schemas[name] ?? singleFactSchemas[name] ?? z.never() }] : [],
  )
}

/** Returns name and heading of each column, in their order. */
export const headingsOf = ({ idColumns: ids, fieldColumns }: CsvTable): { name: string; label: string }[] => [
  ...ids.map((name) => ({ name, label: idColumns[name] })),
  ...fieldColumns,
]

/** Returns the name of the column with this heading, which may be its label or its name; undefined for an unknown one. */
export const columnNamed = (table: CsvTable, heading: string): string | undefined =>
  headingsOf(table).find(({ name, label }) => [name, label].some((known) => lettersOf(known) === lettersOf(heading)))
    ?.name
