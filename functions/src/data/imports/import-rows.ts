import { readCell } from '@porchlight/contract/csv/csv-cell'
import { type CsvTableName, columnNamed, csvTables, idColumns } from '@porchlight/contract/csv/csv-tables'
import type { ImportFile, ImportRemark } from '@porchlight/contract/csv/import'
import { importMessages } from './import-messages.ts'

export interface ImportRow {
  file: string
  /** Row number as a spreadsheet shows it. */
  row: number
  /** Keys are column names of the file. */
  cells: ReadonlyMap<string, string>
}

export interface FileRows {
  /** Undefined if no heading is known; `problems` says so. */
  table?: CsvTableName
  rows: ImportRow[]
  /** Headings of unknown columns. */
  unknown: string[]
  /** These make the whole file unusable. */
  problems: ImportRemark[]
}

/** Returns '' without the column. */
export const cellOf = ({ cells }: ImportRow, column: string): string => readCell(cells.get(column) ?? '').trim()

export const remarkOn = ({ file, row }: ImportRow, column: string, text: string): ImportRemark => ({
  file,
  row,
  column,
  text,
})

/** The headings in the first row identify the table. */
export function rowsOf({ name: file, rows }: ImportFile): FileRows {
  const filled = rows
    .map((cells, n) => ({ cells, row: n + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [head, ...body] = filled
  if (!head) return { rows: [], unknown: [], problems: [{ file, text: importMessages.empty }] }
  const headings = head.cells.map((heading) => heading.trim())
  const table = tableOf(headings)
  if (!table) return { rows: [], unknown: [], problems: [{ file, row: head.row, text: importMessages.noTable }] }

  const columns = headings.map((heading) => columnNamed(csvTables[table], heading))
  const id = table === 'units' ? 'unitId' : 'propertyId'
  const problems: ImportRemark[] = headings.flatMap((column, n) => {
    const isDouble = columns[n] !== undefined && columns.indexOf(columns[n]) < n
    return isDouble ? [{ file, row: head.row, column, text: importMessages.doubleColumn }] : []
  })
  if (!columns.includes(id))
    problems.push({ file, row: head.row, column: idColumns[id], text: importMessages.noId[table] })
  for (const { cells, row } of body)
    if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
      problems.push({ file, row, text: importMessages.tooManyCells })
  return {
    table,
    // Excel omits empty cells at the end of a row (support.microsoft.com, KB 77295).
    rows: body.map(({ cells, row }) => ({
      file,
      row,
      cells: new Map(columns.flatMap((column, n) => (column ? [[column, cells[n] ?? '']] : []))),
    })),
    unknown: headings.filter((heading, n) => heading !== '' && columns[n] === undefined),
    problems,
  }
}

/** Only one of the tables has these headings. */
function tableOf(headings: readonly string[]): CsvTableName | undefined {
  const has = (table: CsvTableName, ...names: string[]) =>
    headings.some((heading) => names.includes(columnNamed(csvTables[table], heading) ?? ''))
  if (has('units', 'unitId', 'unitNumber')) return 'units'
  return has('properties', 'propertyId', 'title') ? 'properties' : undefined
}
