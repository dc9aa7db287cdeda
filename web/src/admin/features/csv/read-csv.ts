import type { ImportFile, ImportRemark } from '@porchlight/contract/csv/import'
import Papa from 'papaparse'
import { csvCopy } from './csv-copy.ts'

/** A parsed file, or why it cannot be read. `note` is worth a second look. */
export type ReadFile = { file: ImportFile; note?: ImportRemark } | { problem: ImportRemark }

const { problems, notes } = csvCopy

/** ZIP archives, such as .xlsx and .numbers, and Excel workbooks from before 2007. */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const separators = [',', ';', '\t']

/** Parses a CSV file in UTF-8, UTF-16 with a byte order mark, or Windows-1252, which is Excel's plain "CSV". */
export function readCsv(name: string, bytes: Uint8Array): ReadFile {
  if (workbookMarks.some((mark) => mark.every((byte, n) => bytes[n] === byte)))
    return { problem: { file: name, text: problems.workbook } }
  const { text, isWindows1252 } = decode(bytes)
  if (text.includes('\0')) return { problem: { file: name, text: problems.binary } }
  const { rows, openQuote } = parse(text.replaceAll(/\r\n?/g, '\n'))
  if (openQuote) return { problem: { file: name, row: openQuote, text: problems.openQuote } }
  const file = { name, rows }
  return isWindows1252 ? { file, note: { file: name, text: notes.windows1252(name) } } : { file }
}

/** Nothing in a file says that it is Windows-1252: it is what is no UTF-8. */
function decode(bytes: Uint8Array): { text: string; isWindows1252: boolean } {
  const [first, second] = bytes
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : undefined
  if (marked) return { text: new TextDecoder(marked).decode(bytes), isWindows1252: false }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isWindows1252: false }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isWindows1252: true }
  }
}

/** `openQuote`: the row in which a quotation mark begins a cell that never ends. */
function parse(text: string): { rows: string[][]; openQuote?: number } {
  // Excel reads such a first line, "sep=;", as the separator.
  const [separatorLine = '', separator] = /^sep=(.)(?:\n|$)/i.exec(text) ?? []
  const body = text.slice(separatorLine.length)
  const delimiter = separator ?? separatorOf(body)
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: '\n' })
  const rows = separatorLine ? [[], ...data] : data
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  return open ? { rows, openQuote: (open.row ?? 0) + 1 + rows.length - data.length } : { rows }
}

/** The separator that makes most headings of the first row: texts have commas, headings have none. */
function separatorOf(text: string): string {
  const countOf = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0
  return separators.reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}
