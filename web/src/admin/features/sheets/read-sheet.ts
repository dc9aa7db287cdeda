import { parseTable } from './parse-table.ts'
import { readText } from './read-text.ts'
import { columnOf, type SheetKinds, type SheetName } from './sheet-kinds.ts'
import { sheetsCopy } from './sheets-copy.ts'

/** Where something stands, as people find it: in a spreadsheet's row and under its column's heading. */
interface Place {
  file: string
  row?: number
  column?: string
}
export interface Problem extends Place {
  text: string
}

export interface SheetRow {
  file: string
  row: number
  /** By marker or field; only those of which the file has a column. */
  cells: ReadonlyMap<string, string>
}

export interface SheetFile {
  name: string
  /** Undefined when nothing in it can be told for a sheet of ours; `problems` says why. */
  sheet?: SheetName
  rows: SheetRow[]
  /** Headings that nobody knows: their columns are left out. */
  unknown: string[]
  problems: Problem[]
  /** What is to be told, and keeps nothing from being imported. */
  notes: string[]
}

const { problems: words } = sheetsCopy

/** Reads a CSV file as a spreadsheet has saved it: which sheet it is, and the cells of each row. */
export async function readSheet(kinds: SheetKinds, file: { name: string; bytes: Uint8Array }): Promise<SheetFile> {
  const { name } = file
  const read = readText(file.bytes)
  const refused = (text: string, place: Omit<Place, 'file'> = {}): SheetFile => ({
    name,
    rows: [],
    unknown: [],
    problems: [{ file: name, ...place, text }],
    notes: [],
  })
  if ('refused' in read) return refused(words[read.refused])

  const isKnown = (heading: string) => Object.values(kinds).some((kind) => columnOf(kind, heading) !== undefined)
  const { rows, openQuote } = await parseTable(read.text, isKnown)
  if (openQuote !== undefined) return refused(words.openQuote, { row: openQuote })
  const [head, ...body] = rows
  if (!head) return refused(words.empty)
  const sheet = sheetOf(kinds, head.cells)
  if (!sheet) return refused(words.noSheet, { row: head.number })

  const headings = head.cells.map((heading) => heading.trim())
  const columns = headings.map((heading) => columnOf(kinds[sheet], heading))
  const problems: Problem[] = []
  const tell = (text: string, row: number, column?: string) =>
    problems.push({ file: name, row, ...(column ? { column } : {}), text })
  columns.forEach((column, n) => {
    if (column && columns.indexOf(column) < n) tell(words.doubleColumn, head.number, headings[n])
  })
  const id = sheet === 'units' ? 'unitId' : 'propertyId'
  if (!columns.includes(id)) tell(words.noId[sheet], head.number, sheetsCopy.columns[id])
  for (const { number, cells } of body)
    if (cells.slice(headings.length).some((cell) => cell.trim() !== '')) tell(words.tooManyCells, number)
  return {
    name,
    sheet,
    // Excel leaves out empty cells at the end of a row (support.microsoft.com, KB 77295): they are empty all the same.
    rows: body.map(({ number, cells }) => ({
      file: name,
      row: number,
      cells: new Map(columns.flatMap((column, n) => (column ? [[column, cells[n] ?? '']] : []))),
    })),
    unknown: headings.filter((heading, n) => heading !== '' && columns[n] === undefined),
    problems,
    notes: read.isWestern ? [sheetsCopy.notes.western(name)] : [],
  }
}

/** By the headings that only one of the sheets has. */
function sheetOf(kinds: SheetKinds, headings: readonly string[]): SheetName | undefined {
  const has = (sheet: SheetName, ...names: string[]) =>
    headings.some((heading) => names.includes(columnOf(kinds[sheet], heading) ?? ''))
  if (has('units', 'unitId', 'unitNumber')) return 'units'
  return has('properties', 'propertyId', 'title') ? 'properties' : undefined
}
