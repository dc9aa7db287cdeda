import { shortLocationLabels } from '@porchlight/contract/admin-options'
import type { ViewHistory } from '@porchlight/contract/analytics'
import type { Property } from '@porchlight/contract/property'
import { analyticsCopy } from './analytics-copy.ts'
import { periodOf, sumOf } from './view-spans.ts'

const { sheet: copy } = analyticsCopy
const dayMs = 86_400_000

/**
 * The views as CSV (RFC 4180) that Excel and Numbers open rightly: a row for each property by its title, what there was
 * in all and before, then a column for each day.
 */
export function viewsSheet(properties: readonly Property[], history: ViewHistory, days: number): string {
  const dates = Array.from({ length: days }, (_, n) =>
    new Date(Date.parse(history.from) + n * dayMs).toISOString().slice(0, 10),
  )
  const rows = properties
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ id, title, location }) => {
      const own = periodOf(history, days, new Set([id]))
      return [text(title), text(shortLocationLabels[location]), sumOf(own.days), own.before, ...own.days]
    })
  const head = [copy.property, copy.city, copy.views(days), copy.before(days), ...dates].map(text)
  // the mark tells Excel of UTF-8
  return `\uFEFF${[head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`
}

/** Quoted; what a spreadsheet would take for a formula is kept from being one. */
const text = (cell: string) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`
