// Fields hold text, so that what was typed is never lost. What is no number is NaN, which no schema lets through.

/** A whole number as typed, with or without commas between thousands; `empty` when nothing is typed. */
export function wholeNumberFromText<E>(text: string, empty: E): number | E {
  const plain = text.trim()
  if (plain === '') return empty
  return /^[+-]?(\d+|\d{1,3}(,\d{3})+)$/.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN
}

/**
 * A number of halves as typed, with a point or a comma before them; null when nothing is typed. Three digits after a
 * comma are none: that comma would stand between thousands.
 */
export function halfStepsFromText(text: string): number | null {
  const plain = text.trim()
  if (plain === '') return null
  return /^[+-]?\d*(\.\d*|,\d{0,2})?$/.test(plain) && /\d/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

export function numberToText(value: number | null): string {
  return value === null ? '' : String(value)
}
