/** A cell before it is written: a text, a number, or a day as a Date in UTC. */
export type CsvCell = string | number | Date

/** Spreadsheets run these texts as formulas: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u
/** A number that spreadsheets show and save unchanged: no leading zero, at most 15 digits. */
const plainNumber = /^(?:0|[1-9]\d{0,14})$/
/** Digits with separators: dates ("1-2"), times, fractions, powers of ten ("3E4"), percentages, money. */
const numberLike = /^[\d\s.,:/%$()-]*\d[\d\s.,:/%$()-]*(?:e[+-]?\d+)?$/i
const clockTime = /^\d{1,2}(?::\d{2})*\s+[ap]m?$/i
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const monthLike = new RegExp(`^(?:${month}[\\s-]?\\d+|\\d+[\\s-]?${month})(?:[\\s,-]+\\d+)?$`, 'i')
const booleanText = /^(?:true|false)$/i

/** Whether a spreadsheet would run this text or change it: unit "007" becomes 7, unit "1-2" becomes January 2. */
function needsApostrophe(text: string): boolean {
  if (text.startsWith("'")) return needsApostrophe(text.slice(1))
  const isNumber = numberLike.test(text) && !plainNumber.test(text)
  return formula.test(text) || isNumber || clockTime.test(text) || monthLike.test(text) || booleanText.test(text)
}

/**
 * Returns the text of a cell in a CSV file. Numbers and days stay plain. A text that a spreadsheet would run or change
 * gets an apostrophe, which spreadsheets read as "this is text".
 */
export function writeCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return needsApostrophe(cell) ? `'${cell}` : cell
}

/** Returns the text of a cell without the apostrophe that `writeCell` added. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && needsApostrophe(cell.slice(1)) ? cell.slice(1) : cell
