import type { CsvCell } from '../csv/csv-cell.ts'
import { trimText } from '../text/trim-text.ts'
import { halfStepsFromText, wholeNumberFromText } from '../text/typed-number.ts'

/** How the values of a field are read from text, and written for people and into CSV files. */
export interface FieldFormat {
  /** Returns undefined for a text that is none of the `choices`, and for other wrong texts a value that the schema refuses. */
  fromText: (text: string) => unknown
  toCell: (value: unknown) => CsvCell
  /** Returns the displayed value; empty if there is none. */
  display: (value: unknown) => string
  /** Default value of a new property or unit. */
  initial: unknown
  choices?: readonly string[]
}

/** Line ends become \n. */
const textOf = (value: unknown) => String(value ?? '').replaceAll(/\r\n?/g, '\n')

const formatOf = (fromText: (text: string) => unknown, toCell: FieldFormat['toCell'] = textOf): FieldFormat => ({
  fromText,
  toCell,
  display: textOf,
  initial: fromText(''),
})

export const requiredText = formatOf(trimText)
export const optionalText = formatOf((text) => trimText(text) || null)

const numberCell = (value: unknown) => (typeof value === 'number' ? value : '')
/** `empty`: the value of an empty text. */
export const wholeNumber = (empty: 0 | null) => formatOf((text) => wholeNumberFromText(text, empty), numberCell)
export const halfSteps = formatOf(halfStepsFromText, numberCell)

/** A bullet, dash or number before an item of a list, as word processors and mail programs copy it. */
const listMark = /^\s*(?:[•·‣▪◦●○■*–—-]\s*|\d{1,2}[.)]\s+)/

/** Splits at commas, lines and bullets; drops list marks, spaces around items and empty items (docs/product/api.md#input). */
export const listFromText = (text: string): string[] =>
  text
    .split(/[,\r\n•▪●]/)
    .map((item) => trimText(item.replace(listMark, '')))
    .filter(Boolean)
const joined = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
export const list: FieldFormat = { ...formatOf(listFromText, joined), display: joined }

/** A day as yyyy-mm-dd or null; reads the American spelling, too, in which Excel and Numbers save days ("6/1/2026"). */
export const day: FieldFormat = {
  ...formatOf(dayFromText, (value) => (typeof value === 'string' ? new Date(value) : '')),
  display: (value) =>
    typeof value === 'string'
      ? new Date(value).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
      : '',
}

function dayFromText(typed: string): string | null {
  const text = typed.trim()
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? []
  if (!month || !date || !year) return text || null
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
}

interface Choice {
  value: unknown
  /** Text in CSV files, and on screens without `display`. */
  word: string
  display?: string
  /** Other accepted spellings. */
  also?: readonly string[]
}

/** One of several values; the first is the default. */
export function choice(options: readonly Choice[]): FieldFormat {
  const optionOf = (value: unknown) => options.find((option) => option.value === value)
  const hasWord = ({ word, also = [] }: Choice, text: string) =>
    [word, ...also].some((known) => lettersOf(known) === lettersOf(text))
  return {
    fromText: (text) => options.find((option) => hasWord(option, text))?.value,
    toCell: (value) => optionOf(value)?.word ?? '',
    display(value) {
      const option = optionOf(value)
      return option?.display ?? option?.word ?? ''
    },
    initial: options[0]?.value,
    choices: options.flatMap(({ word }) => word || []),
  }
}

/** Ignores case, spaces and punctuation: "single-family" equals "Single Family". */
export const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
