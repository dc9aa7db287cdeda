/**
 * A number as typed, with a comma or point for halves; nothing typed is null, anything that is no number is NaN, which
 * no schema lets through. Fields hold text, so that what was typed is never lost.
 */
export function numberFromText(text: string): number | null {
  const plain = text.trim()
  if (plain === '') return null
  return /^[+-]?\d*([.,]\d*)?$/.test(plain) && /\d/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

export function numberToText(value: number | null): string {
  return value === null ? '' : String(value)
}
