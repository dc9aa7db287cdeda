/**
 * A number of halves as typed, with a point or a comma before them; nothing typed is null, anything that is no number
 * is NaN, which no schema lets through. Three digits after a comma are none: that comma would stand between thousands.
 */
export function halfStepsFromText(text: string): number | null {
  const plain = text.trim()
  if (plain === '') return null
  return /^[+-]?\d*(\.\d*|,\d{0,2})?$/.test(plain) && /\d/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}
