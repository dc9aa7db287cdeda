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

/** Mark before an item of a list. Word's bullets are "o" and private characters. */
const listMark =
  /^\s*(?:[•·‣⁃∙▪▫◦●○■□☐☑☒✓✔✅✗➤►▶▸→⇒»›★☆◆◇❖*–—‑−-]\ufe0f?\s*(?:\[[ x]?\]\s*)?|[\ue000-\uf8ff]\s*|[o+]\s*\t\s*|\+\s+|\(?\d{1,2}[.)](?:\s+|(?=\p{L})|$)|[a-z]\)\s+)/u

/** Keeps "1,200 sq ft deck". */
const separator = /[;|\v\f\r\n\u0085\u2028\u2029•▪●]|\s·\s|,(?!(?<=\d,)\d{3}(?!\d))/

/** Splits at commas, semicolons, lines, tabs and bullets; drops list marks, spaces and empty items (docs/product/api.md#input). */
export const listFromText = (text: string): string[] =>
  text
    .split(separator)
    .flatMap((item) => item.replace(listMark, '').split('\t'))
    .map(trimText)
    .filter(Boolean)
const joined = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')
export const list: FieldFormat = { ...formatOf(listFromText, joined), display: joined }

const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** Also those of Excel and Numbers. */
const daySpellings = [
  /^(?<month>\d{1,2})\/(?<date>\d{1,2})\/(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})$/,
  /^(?<date>\d{1,2})[-\s](?<name>[a-z]{3,9})\.?[-\s](?<year>\d{4}|\d{2})$/i,
  /^(?<name>[a-z]{3,9})\.?\s(?<date>\d{1,2}),?\s(?<year>\d{4})$/i,
]

/** A day as yyyy-mm-dd or null. */
export const day: FieldFormat = {
  ...formatOf(dayFromText, (value) => dateOf(value) ?? textOf(value)),
  display: (value) =>
    dateOf(value)?.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) ?? textOf(value),
}

function dateOf(value: unknown): Date | undefined {
  // With a time, engines guess no other order of the parts.
  const date = new Date(typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T00:00:00Z` : '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

function dayFromText(typed: string): string | null {
  const text = typed.trim()
  const { year, month, date, name = '' } = daySpellings.map((form) => form.exec(text)?.groups).find(Boolean) ?? {}
  const number = month ?? String(monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1)
  if (!year || !date || number === '0') return text || null
  return `${year.padStart(4, '20')}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`
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

const NONE = 'None'

/** Any of several values, separated by commas. "None" is an empty list; an empty text is null. */
export function severalOf(options: readonly Choice[]): FieldFormat {
  const one = choice(options)
  const words = (value: unknown) =>
    Array.isArray(value) ? value.map((item) => one.toCell(item)).join(', ') || NONE : ''
  return {
    fromText(text) {
      const items = listFromText(text)
      if (items.length === 0) return null
      if (lettersOf(text) === lettersOf(NONE)) return []
      const values = items.map(one.fromText)
      return values.includes(undefined) ? undefined : values
    },
    toCell: words,
    display: words,
    initial: null,
    choices: [...options.map(({ word }) => word), NONE],
  }
}

/** Ignores case, spaces and punctuation: "single-family" equals "Single Family". */
export const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
