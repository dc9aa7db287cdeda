/** What a spreadsheet takes for a formula, and runs: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u
/** A number that spreadsheets show and save again as it is: no leading zero, no more than 15 digits. */
const plainNumber = /^(?:0|[1-9]\d{0,14})$/
/** Digits and what stands between them: dates ("1-2"), times, fractions, powers of ten ("3E4"), percentages, money. */
const numberLike = /^[\d\s.,:/%$()-]*\d[\d\s.,:/%$()-]*(?:e[+-]?\d+)?$/i
const clockTime = /^\d{1,2}(?::\d{2})*\s+[ap]m?$/i
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const monthLike = new RegExp(`^(?:${month}[\\s-]?\\d+|\\d+[\\s-]?${month})(?:[\\s,-]+\\d+)?$`, 'i')
const truth = /^(?:true|false)$/i

/** Whether a spreadsheet would run this text, or make something else of it: unit "007" becomes 7, unit "1-2" January 2. */
function isMistaken(text: string): boolean {
  if (text.startsWith("'")) return isMistaken(text.slice(1))
  const isNumber = numberLike.test(text) && !plainNumber.test(text)
  return formula.test(text) || isNumber || clockTime.test(text) || monthLike.test(text) || truth.test(text)
}

/** A text as it goes into a cell: one that would be mistaken gets an apostrophe, which says in a spreadsheet that it is text. */
export const toCell = (text: string): string => (isMistaken(text) ? `'${text}` : text)

/** The text that a cell stands for: takes away what `toCell` has put before it, and nothing else. */
export const fromCell = (cell: string): string =>
  cell.startsWith("'") && isMistaken(cell.slice(1)) ? cell.slice(1) : cell
