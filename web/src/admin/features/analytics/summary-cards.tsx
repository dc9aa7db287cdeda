import { formatNumber } from '../../../shared/format.ts'
import { analyticsCopy } from './analytics-copy.ts'
import type { ViewSummary } from './view-summary.ts'

const { cards } = analyticsCopy

/** The three totals (docs/product/admin-screens.md#analytics-dashboard). */
export function SummaryCards({ summary }: { summary: ViewSummary }) {
  const { totalViews, properties, withViews, average } = summary
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-rule bg-rule sm:grid-cols-3">
      <SummaryCard label={cards.totalViews} value={formatNumber(totalViews)} note={cards.allTime} />
      <SummaryCard label={cards.totalProperties} value={formatNumber(properties)} note={cards.withViews(withViews)} />
      <SummaryCard label={cards.average} value={average} note={cards.perProperty} />
    </dl>
  )
}

function SummaryCard({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div className="bg-sheet px-5 py-4 sm:py-5">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="mt-1 font-display text-2xl font-medium tabular-nums">{value}</dd>
      <dd className="text-sm text-ink-soft">{note}</dd>
    </div>
  )
}
