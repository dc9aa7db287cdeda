// Text that is no number becomes NaN, which every schema refuses.

/** Reads a whole number with or without commas between thousands; returns `empty` for an empty text. */
export function wholeNumberFromText<E>(text: string, empty: E): number | E {
  const trimmed = text.trim()
  if (trimmed === '') return empty
  return /^[+-]?(\d+|\d{1,3}(,\d{3})+)$/.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN
}

/**
 * Reads a number with a decimal point or comma; returns null for an empty text. Three digits after a comma are refused:
 * that comma would separate thousands.
 */
export function halfStepsFromText(text: string): number | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  return /^[+-]?\d*(\.\d*|,\d{0,2})?$/.test(trimmed) && /\d/.test(trimmed)
    ? Number(trimmed.replace(',', '.'))
    : Number.NaN
}
