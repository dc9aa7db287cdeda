import { csvCopy } from '../features/csv/csv-copy.ts'
import { CsvImport } from '../features/csv/csv-import.tsx'
import { ScreenHead } from './screen-parts.tsx'

/** Export and import of CSV files (docs/product/spreadsheets.md#spreadsheets). */
export function CsvPage() {
  return (
    <>
      <ScreenHead title={csvCopy.title} text={csvCopy.text} />
      <div className="grid gap-10 pt-8">
        <CsvImport />
      </div>
    </>
  )
}
