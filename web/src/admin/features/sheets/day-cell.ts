/**
 * A day as yyyy-mm-dd, from a cell as it was exported, or as Excel and Numbers save it where days are written as in the
 * United States ("6/1/2026"); anything else stays as it is, and is refused as the form refuses it.
 */
export function dayFromCell(cell: string): string {
  const text = cell.trim()
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? []
  if (!month || !day || !year) return text
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
