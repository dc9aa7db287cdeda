import type { ImportFile, ImportRemark } from '@porchlight/contract/csv/import'
import Papa from 'papaparse'
import { csvCopy } from './csv-copy.ts'

/** `problem` is why it cannot be read, `note` a warning. */
export type ReadFile = { file: ImportFile; note?: ImportRemark } | { problem: ImportRemark }

const { problems, notes } = csvCopy

/** ZIP archives such as .xlsx and .numbers, and Excel workbooks from before 2007. */
const workbookMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]
const separators = [',', ';', '\t']

/** UTF-8, UTF-16 with a byte order mark, or Windows-1252, which is Excel's plain "CSV". */
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

/** Invalid UTF-8 counts as Windows-1252, which has no mark of its own. */
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

/** `openQuote` is the row of an unclosed quotation mark. */
function parse(text: string): { rows: string[][]; openQuote?: number } {
  // Excel's convention: a first line "sep=;" names the separator.
  const [separatorLine = '', separator] = /^sep=(.)(?:\n|$)/i.exec(text) ?? []
  const body = text.slice(separatorLine.length)
  const delimiter = separator ?? separatorOf(body)
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, newline: '\n' })
  const rows = separatorLine ? [[], ...data] : data
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  return open ? { rows, openQuote: (open.row ?? 0) + 1 + rows.length - data.length } : { rows }
}

/** Returns the separator with the most cells in the first row. Texts contain commas; headings do not. */
function separatorOf(text: string): string {
  const countOf = (delimiter: string) =>
    Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0
  return separators.reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}
