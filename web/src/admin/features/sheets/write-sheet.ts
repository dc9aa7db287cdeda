import { writeCell } from '@porchlight/contract/csv-cell'
import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'
import Papa from 'papaparse'
import { headingsOf, type SheetKinds } from './sheet-kinds.ts'

/** Tells Excel that a file is in UTF-8; without it, letters with accents are taken for two others each. */
const byteOrderMark = '\ufeff'

const csv = (rows: readonly (readonly string[])[]) =>
  byteOrderMark +
  Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\r\n' },
  ) +
  '\r\n'

const headings = (kind: Parameters<typeof headingsOf>[0]) => headingsOf(kind).map(({ label }) => label)

/** The sheet of all homes, by title. */
export const propertiesSheet = ({ properties: kind }: SheetKinds, properties: readonly Property[]): string =>
  csv([
    headings(kind),
    ...properties
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map((property) => [property.id, String(property.version ?? ''), ...kind.fields.cellsOf(property).values()]),
  ])

/** The sheet of all units, home by home. */
export const unitsSheet = ({ units: kind }: SheetKinds, units: readonly Unit[]): string =>
  csv([
    headings(kind),
    ...units.map((unit) => [
      unit.id,
      String(unit.version ?? ''),
      unit.propertyId,
      writeCell(unit.propertyTitle),
      ...kind.fields.cellsOf(unit).values(),
    ]),
  ])
