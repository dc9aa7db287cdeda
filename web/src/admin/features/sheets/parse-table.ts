import Papa from 'papaparse'
import * as z from 'zod/mini'
import { takeTurns } from '../../take-turns.ts'

interface ParsedTable {
  /** Cells of each row that has any, with the number that a spreadsheet shows beside it. */
  rows: { number: number; cells: string[] }[]
  /** Number of the row in which a quotation mark begins a cell that never ends. */
  openQuote?: number
}

const separators = [',', ';', '\t']
/** In characters: parsed within a few milliseconds. */
const usualPiece = 50_000
/** What the library's own parser gives, which its types leave open. `cursor`: where the first row begins that it left. */
const parsedSchema = z.object({
  data: z.array(z.array(z.string())),
  errors: z.array(z.object({ code: z.string() })),
  meta: z.object({ cursor: z.int() }),
})

/**
 * Parses a CSV text (line ends \n) piece by piece, so that the page answers meanwhile. Its separator is the one by which
 * the first row has most columns that `isKnown`, or else most columns.
 */
export async function parseTable(text: string, isKnown: (heading: string) => boolean): Promise<ParsedTable> {
  // Excel takes such a first line, "sep=;", for the separator.
  const [named = '', separator] = /^sep=(.)(?:\n|$)/i.exec(text) ?? []
  const delimiter = separator ?? bestOf(separators, (mark) => score(firstRow(text, mark), isKnown))
  const table: ParsedTable = { rows: [] }
  const parser = new Papa.Parser({ delimiter, newline: '\n' })
  const turn = takeTurns()
  let number = named ? 2 : 1
  for (let at = named.length, piece = usualPiece; at < text.length; await turn()) {
    const isLast = at + piece >= text.length
    const { data, errors, meta } = z.parse(parsedSchema, parser.parse(text.slice(at, at + piece), 0, !isLast))
    for (const cells of data) {
      if (cells.some((cell) => cell.trim() !== '')) table.rows.push({ number, cells })
      number += 1
    }
    if (errors.some(({ code }) => code === 'MissingQuotes')) table.openQuote = number - 1
    at += isLast ? piece : meta.cursor
    // A row that is longer than the piece.
    piece = data.length > 0 ? usualPiece : piece * 2
  }
  return table
}

const firstRow = (text: string, delimiter: string) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data[0] ?? []

const score = (headings: readonly string[], isKnown: (heading: string) => boolean) =>
  headings.filter(isKnown).length * 1000 + headings.length

const bestOf = (marks: readonly string[], scoreOf: (mark: string) => number) =>
  marks.reduce((best, mark) => (scoreOf(mark) > scoreOf(best) ? mark : best))
