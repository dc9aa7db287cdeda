import { csvTables, headingsOf } from '@porchlight/contract/csv/csv-tables'
import { type Facts, withSingleFacts } from '@porchlight/contract/properties/facts'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { toCsv } from '../../csv-file.ts'

const headings = { properties: headingsOf(csvTables.properties), units: headingsOf(csvTables.units) }
const labelsOf = (table: keyof typeof headings) => headings[table].map(({ label }) => label)

function fieldCells(table: keyof typeof csvTables, stored: { facts: Facts | null }) {
  const fields: Record<string, unknown> = withSingleFacts(stored)
  return csvTables[table].fieldColumns.map(({ name, format }) => format.toCell(fields[name]))
}

/** Returns the CSV file of all properties, by title. */
export const propertiesCsv = (properties: readonly Property[]): string =>
  toCsv([
    labelsOf('properties'),
    ...properties
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map((property) => [property.id, property.version, ...fieldCells('properties', property)]),
  ])

/** Returns the CSV file of these units. */
export const unitsCsv = (units: readonly Unit[]): string =>
  toCsv([
    labelsOf('units'),
    ...units.map((unit) => [unit.id, unit.version, unit.propertyId, unit.propertyTitle, ...fieldCells('units', unit)]),
  ])
