/**
 * A whole number as typed, with or without commas between thousands; `empty` when nothing is typed, NaN for anything
 * else, which no schema lets through. Fields hold text, so that what was typed is never lost.
 */
export function wholeNumberFromText<E>(text: string, empty: E): number | E {
  const plain = text.trim()
  if (plain === '') return empty
  return /^[+-]?(\d+|\d{1,3}(,\d{3})+)$/.test(plain) ? Number(plain.replaceAll(',', '')) : Number.NaN
}

export function numberToText(value: number | null): string {
  return value === null ? '' : String(value)
}
