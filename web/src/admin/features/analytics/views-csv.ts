import type { ViewHistory } from '@porchlight/contract/analytics/analytics'
import { shortLocationLabels } from '@porchlight/contract/properties/admin-options'
import type { Property } from '@porchlight/contract/properties/property'
import { toCsv } from '../../csv-file.ts'
import { analyticsCopy } from './analytics-copy.ts'
import { periodOf, sumOf } from './view-spans.ts'

const { csv: copy } = analyticsCopy
const dayMs = 86_400_000

/**
 * Returns the views as CSV, with a row for each property by title. Columns are the total of the period, the total of the
 * period before, and each day.
 */
export function viewsCsv(properties: readonly Property[], history: ViewHistory, days: number): string {
  const dates = Array.from({ length: days }, (_, n) => new Date(Date.parse(history.from) + n * dayMs))
  const rows = properties
    .toSorted((a, b) => a.title.localeCompare(b.title))
    .map(({ id, title, location }) => {
      const own = periodOf(history, days, new Set([id]))
      return [title, shortLocationLabels[location], sumOf(own.days), own.before, ...own.days]
    })
  return toCsv([[copy.property, copy.city, copy.views(days), copy.before(days), ...dates], ...rows])
}
