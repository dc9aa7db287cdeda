import type { Property } from '@porchlight/contract/property'
import type { Unit } from '@porchlight/contract/unit'
import type { FieldValues } from 'react-hook-form'
import type { EditorKind } from '../../editor/editor-kind.ts'
import { plain } from './field-column.ts'
import { type SheetFields, sheetFields } from './sheet-fields.ts'
import { sheetsCopy } from './sheets-copy.ts'

/** A column that tells which row of the table a row of the sheet is. */
export type Marker = keyof typeof sheetsCopy.columns

interface SheetKind<S> {
  /** Stand before the fields. */
  markers: readonly Marker[]
  fields: SheetFields<S>
}

/** The two sheets that there are. */
export interface SheetKinds {
  properties: SheetKind<Property>
  units: SheetKind<Unit>
}
export type SheetName = keyof SheetKinds

/** The sheets of what these forms edit. */
export const sheetKinds = <P extends FieldValues, U extends FieldValues, PI, UI>(
  property: EditorKind<P, Property, PI>,
  unit: EditorKind<U, Unit, UI>,
): SheetKinds => ({
  properties: { markers: ['propertyId', 'version'], fields: sheetFields(property, propertyColumns) },
  units: { markers: ['unitId', 'version', 'propertyId', 'property'], fields: sheetFields(unit, unitColumns) },
})

const rooms = ['bedrooms', 'bathrooms', 'squareFeet']
const statement = ['availability', 'availableFrom', 'listingUrl']
const propertyColumns = [
  ...['title', 'description', 'location', 'propertyType', 'address'],
  ...rooms,
  ...['architecturalStyle', 'features', 'youtubeUrl', 'featured'],
  ...statement,
]
const unitColumns = ['unitNumber', ...rooms, 'features', 'youtubeUrl', ...statement]

/** What each column of a sheet is called, by marker or field. */
export function headingsOf({
  markers,
  fields,
}: Pick<SheetKind<never>, 'markers'> & { fields: Pick<SheetFields<never>, 'columns'> }) {
  return [
    ...markers.map((name) => ({ name: String(name), label: sheetsCopy.columns[name] })),
    ...fields.columns.map(({ field, label }) => ({ name: field, label })),
  ]
}

/** The marker or field that a heading names, in the export's words or the API's; undefined for one that nobody knows. */
export function columnOf(kind: SheetKinds[SheetName], heading: string): string | undefined {
  return headingsOf(kind).find(({ name, label }) => [plain(name), plain(label)].includes(plain(heading)))?.name
}
