// Text that is no number becomes NaN, which every schema refuses.

const visible = (text: string) => text.replaceAll(/\p{Cf}/gu, '').trim()

/**
 * Reads a whole number as people and spreadsheets write it (1200, 1,200, 1 200, 1,200.00). Returns
 * `empty` for an empty text. Three zeros after a point are refused, since that point may separate thousands.
 */
export function wholeNumberFromText<E>(text: string, empty: E): number | E {
  const trimmed = visible(text)
  if (trimmed === '') return empty
  const isWhole = /^[+-]?(\d+|\d{1,3}([,\s]\d{3})+)(\.0{0,2})?$/.test(trimmed)
  return isWhole ? Number(trimmed.replaceAll(/[,\s]/g, '')) : Number.NaN
}

/**
 * Reads a number with a decimal point or comma, or a half as 2½, 2 1/2 or 2-1/2; returns null for an empty text. Three digits
 * after a comma are refused: that comma would separate thousands.
 */
export function halfStepsFromText(text: string): number | null {
  const trimmed = visible(text)
  if (trimmed === '') return null
  const [, whole] = /^(\d*)\s*(?:½|(?<=^|\s)1[/⁄]2|(?<=\d\s*)[-–]\s*(?:½|1[/⁄]2))$/.exec(trimmed) ?? []
  if (whole !== undefined) return Number(whole) + 0.5
  return /^[+-]?\d*(\.\d*|,\d{0,2})?$/.test(trimmed) && /\d/.test(trimmed)
    ? Number(trimmed.replace(',', '.'))
    : Number.NaN
}
