import { csvTables } from '@porchlight/contract/csv/csv-tables'
import { exampleProperty, exampleUnit } from '@porchlight/contract/properties/examples.fixture'
import type { Property } from '@porchlight/contract/properties/property'
import type { Unit } from '@porchlight/contract/properties/unit'
import { expect, test } from 'vitest'
import { propertiesCsv, unitsCsv } from './export-csv.ts'
import { readCsv } from './read-csv.ts'

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const property: Property = {
  ...exampleProperty,
  id,
  version: 4,
  title: 'The "Nest"',
  description: 'One\r\ntwo',
  propertyType: 'multifamily',
  bathrooms: 2.5,
  squareFeet: 1850,
  availability: 'soon',
  availableFrom: '2026-12-01',
  featured: true,
  architecturalStyle: '=1+1',
  features: ['+Porch', 'Garden'],
}
const unit: Unit = {
  ...exampleUnit,
  id: `${id}.${id}`,
  propertyId: id,
  propertyTitle: '＝Nest',
  version: 2,
  unitNumber: '007',
}

/** Returns the columns, and the first row by column. */
function parsed(csv: string) {
  const result = readCsv('export.csv', new TextEncoder().encode(csv))
  const [columns = [], cells = []] = 'file' in result ? result.file.rows : []
  return { columns, row: Object.fromEntries(columns.map((column, n) => [column, cells[n]])) }
}

test('properties have every field, numbers as numbers, days as yyyy-mm-dd, and no formulas', () => {
  const csv = propertiesCsv([property])
  const { columns, row } = parsed(csv)
  expect(csv).toMatch(/^\ufeffProperty ID,Version,Title,Description,.*\r\n$/s)
  expect(columns.slice(2)).toEqual(csvTables.properties.fieldColumns.map(({ label }) => label))
  expect(row).toMatchObject({
    'Property ID': id,
    Version: '4',
    Title: 'The "Nest"',
    Description: 'One\ntwo',
    Location: 'Atlanta, GA',
    'Property Type': 'Multifamily',
    Address: '',
    Bathrooms: '2.5',
    'Square Feet': '1850',
    'Architectural Style': "'=1+1",
    Features: "'+Porch, Garden",
    'Featured property': 'Yes',
    Availability: 'Available soon',
    'Available From': '2026-12-01',
  })
})

test('properties are sorted by title', () => {
  const text = propertiesCsv([property, { ...property, title: 'A' }])
  expect(text.indexOf(',A,')).toBeLessThan(text.indexOf('Nest'))
})

test('units have their property and every field, and no formulas', () => {
  const { columns, row } = parsed(unitsCsv([unit]))
  expect(columns.slice(4)).toEqual(csvTables.units.fieldColumns.map(({ label }) => label))
  expect(row).toMatchObject({
    'Unit ID': `${id}.${id}`,
    Version: '2',
    'Property ID': id,
    Property: "'＝Nest",
    'Unit Number': "'007",
    'Square Feet': '0',
  })
})
