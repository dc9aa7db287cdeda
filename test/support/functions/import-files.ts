import { writeCell } from '@porchlight/contract/csv/csv-cell'
import { type CsvTableName, csvTables, headingsOf } from '@porchlight/contract/csv/csv-tables'
import type { ImportFile } from '@porchlight/contract/csv/import'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'

export const csvFile = (name: string, ...rows: string[]): ImportFile => ({
  name,
  rows: rows.map((row) => row.split(';')),
})

const exported = (
  name: string,
  table: CsvTableName,
  stored: readonly (Record<string, unknown> & { ids: string[] })[],
) => ({
  name,
  rows: [
    headingsOf(csvTables[table]).map(({ label }) => label),
    ...stored.map(({ ids, ...values }) => [
      ...ids.map(writeCell),
      ...csvTables[table].fieldColumns.map(({ name: field, format }) => writeCell(format.toCell(values[field]))),
    ]),
  ],
})

/** Returns an export as a browser parses it. */
export const exportedProperties = (properties: readonly Property[]): ImportFile =>
  exported(
    'properties.csv',
    'properties',
    properties.map((property) => ({ ...property, ids: [property.id, String(property.version)] })),
  )
export const exportedUnits = (units: readonly Unit[]): ImportFile =>
  exported(
    'units.csv',
    'units',
    units.map((unit) => ({ ...unit, ids: [unit.id, String(unit.version), unit.propertyId, unit.propertyTitle] })),
  )
