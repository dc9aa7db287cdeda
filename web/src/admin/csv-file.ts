import { type CsvCell, writeCell } from '@porchlight/contract/csv/csv-cell'
import Papa from 'papaparse'

/** Without it, Excel reads UTF-8 as Windows-1252. */
const byteOrderMark = '\ufeff'

/** RFC 4180. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const cells = rows.map((row) => row.map(writeCell))
  return `${byteOrderMark}${Papa.unparse(cells, { newline: '\r\n' })}\r\n`
}

/** Saves a CSV text on the person's device. */
export function downloadCsv(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Safari reads the file after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
