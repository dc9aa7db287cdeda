import { propertyKind } from '../features/property-editor/property-kind.ts'
import { SheetImport } from '../features/sheets/sheet-import.tsx'
import { sheetKinds } from '../features/sheets/sheet-kinds.ts'
import { sheetsCopy } from '../features/sheets/sheets-copy.ts'
import { unitKind } from '../features/units/unit-kind.ts'
import { ScreenHead } from './screen-parts.tsx'

// The fields of a unit's form are the same in every building.
const kinds = sheetKinds(propertyKind, unitKind(''))

/** Many homes at once by spreadsheets (docs/product.md#spreadsheets). */
export function SheetsPage() {
  return (
    <>
      <ScreenHead title={sheetsCopy.title} text={sheetsCopy.text} />
      <div className="grid gap-10 pt-8">
        <SheetImport kinds={kinds} />
      </div>
    </>
  )
}
